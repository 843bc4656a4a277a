/** Tells the browser's console, and every browser test, that the application could not be started. */
export const complain = (cause: unknown): void =>
  reportError(new Error('The application could not be started.', { cause }));
