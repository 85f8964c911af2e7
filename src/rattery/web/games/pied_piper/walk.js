// The first round, told to somebody who has never played.

/** @type {{ on: string, say: string, at?: string }[]} */
export const walk = [];
