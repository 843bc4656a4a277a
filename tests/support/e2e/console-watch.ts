import type { BrowserContext } from '@playwright/test';

/** Collects what the pages of a browser context complain about. */
export interface ConsoleWatch {
  /** Says that a complaint is expected in this test, such as the 404 of a missing page. */
  allow: (pattern: RegExp) => void;
  /** The complaints that nobody expected, each with the page it came from. */
  unexpected: () => string[];
}

interface Complaint {
  text: string;
  page: string;
}

/** Listens to the console errors and uncaught errors of all pages of a context, also of new ones. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const complaints: Complaint[] = [];
  // Chromium reports a view transition between two pages that it skips as an uncaught error.
  const allowed: RegExp[] = [/ViewTransition opt-in disabled/];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const text = url ? `${message.text()} (${url})` : message.text();
    complaints.push({ text, page: message.page()?.url() ?? '' });
  });
  context.on('weberror', (error) => {
    const { stack, name, message } = error.error();
    complaints.push({ text: stack || `${name}: ${message}`, page: error.page()?.url() ?? '' });
  });
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    unexpected: () =>
      complaints
        .filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))
        .map(({ text, page }) => `${page}: ${text}`),
  };
}
