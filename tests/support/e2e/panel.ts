import type { Page } from '@playwright/test';

/** Chooses an option of one of the panel's select fields. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}
