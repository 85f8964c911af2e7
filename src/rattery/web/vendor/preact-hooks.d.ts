// The hooks this client uses. Ours: written for the type check, not taken from Preact.
export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useReducer<S, A>(step: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useEffect(run: () => void | (() => void), on?: readonly unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), on?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, on: readonly unknown[]): T;
export function useCallback<F extends (...args: any[]) => any>(call: F, on: readonly unknown[]): F;
export function useRef<T>(first: T): { current: T };
export function useContext<T>(context: { Provider: any }): any;
