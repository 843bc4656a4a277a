import type { Locator, Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { addressesOf, FORM_PAGES } from '../support/e2e/form-pages.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

const FIELDS = ':is(input, select, textarea):not([type=hidden], [tabindex="-1"])';
const TEXTS =
  ':is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [tabindex="-1"]))';

const NARROW = { width: 390, height: 844 };

const formOf = (page: Page): Locator => page.locator('main form[method=post]').first();

/** Leaves a field empty or invalid until the page shows an error. */
async function waitForValidation(form: Locator): Promise<void> {
  const canBeWrong = form.locator(`${FIELDS}:is([required], [type=email])`).filter({ visible: true }).first();
  if ((await canBeWrong.getAttribute('type')) === 'email') await canBeWrong.fill('x');
  await expect(async () => {
    await canBeWrong.focus();
    await canBeWrong.blur();
    await expect(form.locator('[aria-invalid=true]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
}

/**
 * Describes the focused element once the effect of a key press is painted: its index among the form's controls, and
 * whether it takes text, is the submit button, or is in the form.
 */
const focusIn = (form: Locator) =>
  form.evaluate(async (element: HTMLFormElement, texts) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement as HTMLElement;
    return {
      control: [...element.elements].indexOf(focused),
      isText: focused.matches(texts),
      isSubmit: focused.matches('button[type=submit]:not([name])'),
      isInForm: element.contains(focused),
    };
  }, TEXTS);

/** Tabs from a form's first field to its submit button. Asserts that each press moves the focus forward. */
async function tabThrough(page: Page, form: Locator, atText: () => Promise<void>): Promise<void> {
  await form.locator(FIELDS).filter({ visible: true }).first().focus();
  let last = -1;
  for (;;) {
    const { control, isText, isSubmit, isInForm } = await focusIn(form);
    if (isSubmit || !isInForm) return;
    const isLink = control === -1;
    if (!isLink) {
      expect(control, 'the control that has the focus').toBeGreaterThan(last);
      last = control;
    }
    if (isText) await atText();
    await page.keyboard.press('Tab');
  }
}

async function typeX(page: Page): Promise<void> {
  await page.keyboard.type('x');
  await expect(page.locator(':focus')).toHaveValue(/x$/);
}

/** Clicks each checkbox, radio button and text area right after leaving an empty field, whose error must not move them. */
async function clickEach(form: Locator): Promise<void> {
  const empty = form.locator(`${TEXTS}:not([aria-invalid])`).filter({ visible: true });
  const targets = form
    .locator(`${FIELDS}:is([type=checkbox], [type=radio], textarea)`)
    .filter({ visible: true });
  for (const target of await targets.all()) {
    if ((await empty.count()) > 0) await empty.first().focus();
    const type = await target.getAttribute('type');
    const wasChecked = type === 'checkbox' && (await target.isChecked());
    await target.click();
    await expect(target).toBeFocused();
    if (type) await expect(target).toBeChecked({ checked: !wasChecked });
  }
}

for (const path of FORM_PAGES) {
  test(`the form at ${path} accepts every key and click while it shows errors`, async ({ page, request }) => {
    test.slow();
    const form = formOf(page);
    // Errors move more of the form on a narrow screen.
    await page.setViewportSize(NARROW);
    for (const address of await addressesOf(path, request)) {
      await openHydrated(page, address);
      await waitForValidation(form);
      await test.step('clicks hit their targets', () => clickEach(form));
      await test.step('Tab moves through all fields', () => tabThrough(page, form, () => typeX(page)));
      await expect(page.getByText('There is a problem')).toHaveCount(0);
    }
  });
}

test('the error summary gets the focus each time a form is submitted with errors', async ({ page }) => {
  await openHydrated(page, '/contact');
  await waitForValidation(formOf(page));
  const summary = page.getByRole('alert');
  await page.getByLabel('Subject').focus();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await page.getByLabel('Subject').fill('Covered?');
  await page.getByLabel('Message').focus();
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
});
