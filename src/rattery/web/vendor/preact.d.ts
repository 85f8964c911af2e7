// The part of Preact this client uses. Ours: written for the type check, not taken from Preact.
export interface VNode { type: any; props: any; key: any }
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export function h(type: any, props?: any, ...children: any[]): VNode;
export function render(child: Child, parent: Element): void;
export const Fragment: any;
export function createContext<T>(value: T): { Provider: any };
export function createRef<T>(): { current: T | null };
