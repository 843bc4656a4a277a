import { expect, type Page } from '@playwright/test';

const DOCUMENT = /\/collections\/[a-z-]+\/\d+/;

/** Chooses an option of one of the panel's select fields. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}

/** Opens a row of a long form, by its path in the form, such as "questions-row-0": rows are collapsed at first. */
export const expandRow = (page: Page, row: string): Promise<void> =>
  page.locator(`#${row} .collapsible__toggle`).first().click();

/**
 * Opens a document from a list. Once a list stands, Payload writes what it shows into the address, which undoes a
 * press of that very moment: whoever sees the list still, presses again.
 */
export const openRow = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    if (!DOCUMENT.test(page.url())) await page.getByRole('link', { name }).click({ timeout: 5000 });
    await expect(page).toHaveURL(DOCUMENT, { timeout: 5000 });
  }).toPass();

/**
 * Makes a change and saves, until the panel says why it does not. Payload asks the server about a form while somebody
 * types, and what comes back may undo a change of that very moment.
 */
export const saveInVain = (page: Page, change: () => Promise<void>, reason: string | RegExp): Promise<void> =>
  expect(async () => {
    await change();
    await expect(page.locator('#action-save')).toBeEnabled();
    await page.locator('#action-save').click();
    await expect(page.getByText(reason).first()).toBeAttached({ timeout: 5000 });
  }).toPass();
