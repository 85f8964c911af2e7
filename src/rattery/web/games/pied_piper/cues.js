// What is seen and heard of each event.

/** @type {Record<string, (facts: any) => { pieces?: string[], sound?: string, effect?: (layer: HTMLElement, facts: any) => Animation | void, hold?: number }>} */
export const cues = {};
