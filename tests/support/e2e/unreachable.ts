import { expect, type Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch.ts';
import { hydrated } from './hydration.ts';

interface Sending {
  /** Matches the URL that the form is sent to. */
  address: RegExp;
  submit: (page: Page) => Promise<void>;
  /** The error message above the form. */
  message: string;
  /** The title of the toast with the same message, if the specification requires one. */
  toast?: string;
}

/** Submits a form while the server cannot be reached, and asserts that the page shows an error. Then restores the server. */
export async function sendInVain(page: Page, consoleWatch: ConsoleWatch, sending: Sending): Promise<void> {
  const { address, submit, message, toast } = sending;
  consoleWatch.allow(/ERR_FAILED/);
  // Before hydration, the browser itself would send the form, to another URL.
  await hydrated(page);
  await page.route(address, (route) => route.abort());
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(message);
  const toasts = page.locator('[data-toast]');
  if (toast) await expect(toasts.filter({ hasText: toast })).toContainText(message);
  else await expect(toasts).toHaveCount(0);
  await page.unroute(address);
}
