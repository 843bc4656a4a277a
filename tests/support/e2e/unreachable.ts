import { expect, type Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch.ts';
import { hydrated } from './hydration.ts';

interface Sending {
  /** Where the form is sent to, as part of an address. */
  address: RegExp;
  submit: (page: Page) => Promise<void>;
  /** What is then said above the form. */
  message: string;
  /** The title of the toast that says it too, where the specification asks for one. */
  toast?: string;
}

/** Sends a form while the server cannot be reached, and sees that it is said. Then the server is back. */
export async function sendInVain(page: Page, consoleWatch: ConsoleWatch, sending: Sending): Promise<void> {
  const { address, submit, message, toast } = sending;
  consoleWatch.allow(/ERR_FAILED/);
  // Before, the browser itself would send it, to another address.
  await hydrated(page);
  await page.route(address, (route) => route.abort());
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(message);
  const toasts = page.locator('[data-toast]');
  if (toast) await expect(toasts.filter({ hasText: toast })).toContainText(message);
  else await expect(toasts).toHaveCount(0);
  await page.unroute(address);
}
