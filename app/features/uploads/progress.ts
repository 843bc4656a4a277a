import { useSyncExternalStore } from 'react';

/** How much of the present upload has left the browser: 0 to 1, or nothing while there is none. */
let fraction: number | undefined;
const listeners = new Set<() => void>();

export function setProgress(next: number | undefined): void {
  fraction = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the upload is that is on its way. */
export const useProgress = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => fraction,
    () => undefined,
  );
