import { expect, type Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch.ts';
import { comeNear, hydrated } from './hydration.ts';

interface Sending {
  /** Where the form is sent to, as part of an address. */
  address: RegExp;
  submit: (page: Page) => Promise<void>;
  /** What the toast then says. */
  title: string;
  description: string;
}

/** Sends a form while the server cannot be reached, and sees that it is said. Then the server is back. */
export async function sendInVain(page: Page, consoleWatch: ConsoleWatch, sending: Sending): Promise<void> {
  const { address, submit, title, description } = sending;
  consoleWatch.allow(/ERR_FAILED/);
  // Before, the browser itself would send it, to another address.
  await comeNear(page);
  await hydrated(page);
  await page.route(address, (route) => route.abort());
  await submit(page);
  const toast = page.locator('[data-sonner-toast]', { hasText: title });
  await expect(toast).toContainText(description);
  await page.unroute(address);
}
