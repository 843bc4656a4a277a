import { SCRIPTING } from './application.ts';

/**
 * Tells the browser's console, and every browser test, that the application could not be started. Until it is, the
 * page shows what works without it.
 */
export function complain(cause: unknown): void {
  document.documentElement.removeAttribute(SCRIPTING);
  reportError(new Error('The application could not be started.', { cause }));
}
