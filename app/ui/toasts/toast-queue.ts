export interface ToastMessage {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  description?: string;
  /**
   * `notice`: one at a time, stays until it is dismissed. `update`: up to three, gone after four
   * seconds. Specification section 4, "Toasts", and section 9.
   */
  place?: 'notice' | 'update';
}

let waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The code that draws toasts is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  waiting = [...waiting, message];
  listeners.forEach((listener) => listener());
}

/** For the component that draws: the toasts not yet drawn. */
export const waitingToasts = (): readonly ToastMessage[] => waiting;

export const takeToasts = (): ToastMessage[] => {
  const taken = waiting;
  waiting = [];
  return taken;
};

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
