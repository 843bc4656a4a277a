/**
 * What the `handle` of a route says whose page only reads: nothing on it happens by itself that needs React,
 * so that this comes when somebody is about to use a form, a menu, or another thing that it serves.
 */
export interface ReadingHandle {
  isForReading: true;
}

/** The `handle` of a page that only reads. */
export const FOR_READING: ReadingHandle = { isForReading: true };

/** Whether a route's `handle` says that its page only reads. */
export const isForReading = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isForReading' in handle && handle.isForReading === true;
