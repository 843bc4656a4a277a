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

/** Stands in the queue for taking the present notice away. */
export const DISMISSAL = 'dismissal';

/** What the component that draws has to do. */
export type Waiting = ToastMessage | typeof DISMISSAL;

let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

function replaceWaiting(messages: Waiting[]): void {
  waiting = messages;
  listeners.forEach((listener) => listener());
}

/** Shows a toast. The code that draws toasts is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  replaceWaiting([...waiting, message]);
}

/** Takes the present notice away: what it says is no longer so. */
export function dismissNotice(): void {
  replaceWaiting([...waiting, DISMISSAL]);
}

/** For the component that draws: the toasts not yet drawn. */
export const waitingToasts = (): readonly Waiting[] => waiting;

/** For the component that draws: takes them out of the queue. */
export function takeToasts(): Waiting[] {
  const taken = waiting;
  if (taken.length > 0) replaceWaiting([]);
  return taken;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
