import { expect, type Locator, type Page } from '@playwright/test';

/*
 * The panel loses a click before React has hydrated the page, or while a row above expands and moves the click target.
 * So these functions check the effect of each click, and click again if there is none.
 */

/** Clicks until the click has had its effect. `expectDone` must fail after its own timeout. */
export const clickUntil = (target: Locator, expectDone: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (await target.isVisible()) await target.click({ timeout: 5000 });
    await expectDone();
  }).toPass();

/** Opens a form, and waits until Payload accepts input. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
}

/** Chooses an option in one of the panel's select fields. */
export async function choose(page: Page, field: string, name: string): Promise<void> {
  const select = page.locator(`#field-${field}`);
  const option = page.locator('.rs__option', { hasText: name }).first();
  await expect(async () => {
    if (!(await option.isVisible())) await select.locator('.rs__control').click();
    await option.click({ timeout: 2000 });
    await expect(select).toContainText(name, { timeout: 2000 });
  }).toPass();
}

export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveClass(/--active/, { timeout: 2000 });
  }).toPass();
}

/** Expands a row of a long form by its path, such as "questions-row-0". Rows are collapsed at first. */
export async function expandRow(page: Page, row: string): Promise<void> {
  const toggle = page.locator(`#${row} .collapsible__toggle`).first();
  await expect(async () => {
    if (await toggle.evaluate((button) => button.matches('.collapsible__toggle--collapsed')))
      await toggle.click();
    await expect(toggle).toHaveClass(/--open/, { timeout: 2000 });
  }).toPass();
}

/** Publishes a form. Repeats the click, because the panel loses a click while it autosaves the draft. */
export const publish = (page: Page, isPublished: () => Promise<boolean>): Promise<void> =>
  expect(async () => {
    if (!(await isPublished())) await page.locator('#action-save').click({ timeout: 5000 });
    await expect.poll(isPublished, { timeout: 5000 }).toBe(true);
  }).toPass();

/**
 * Makes a change and saves it, until the panel shows why it cannot be saved. Payload validates a form on the server while
 * the user types, and the response may undo a change made in the meantime.
 */
export const saveInVain = (page: Page, change: () => Promise<void>, reason: string | RegExp): Promise<void> =>
  expect(async () => {
    await change();
    await expect(page.locator('#action-save')).toBeEnabled();
    await page.locator('#action-save').click();
    await expect(page.getByText(reason).first()).toBeAttached({ timeout: 5000 });
  }).toPass();
