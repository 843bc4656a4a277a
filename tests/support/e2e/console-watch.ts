import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects the console errors of the pages in a browser context. */
export interface ConsoleWatch {
  /** Allows an error in this test, such as the 404 of a missing page. */
  allow: (pattern: RegExp) => void;
  /** Returns the unexpected errors, each with the URL of its page. */
  unexpected: () => string[];
  /** Stops listening. */
  stop: () => void;
}

interface ConsoleError {
  text: string;
  page: string;
}

/** Listens for console errors and uncaught errors on all pages of a context, including new pages. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const errors: ConsoleError[] = [];
  // Chromium reports a skipped view transition between two pages as an uncaught error.
  const allowed: RegExp[] = [
    /ViewTransition opt-in disabled/,
    /Transition was aborted because of invalid state/,
    /AbortError: Transition was skipped/,
    // Playwright's own scripts are blocked in an email preview, a frame that does not allow scripts.
    /Blocked script execution in 'about:srcdoc'/,
  ];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const text = url ? `${message.text()} (${url})` : message.text();
    errors.push({ text, page: message.page()?.url() ?? '' });
  };
  const onError = (error: WebError) => {
    const { stack, name, message } = error.error();
    errors.push({ text: stack || `${name}: ${message}`, page: error.page()?.url() ?? '' });
  };
  context.on('console', onConsole).on('weberror', onError);
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    unexpected: () =>
      errors
        .filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))
        .map(({ text, page }) => `${page}: ${text}`),
    stop: () => {
      context.off('console', onConsole).off('weberror', onError);
    },
  };
}
