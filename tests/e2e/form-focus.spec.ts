import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';
import { addressesOf, pagesWithForms } from '../support/e2e/pages-with-forms.ts';

const FIELDS = ':is(input, select, textarea):not([type=hidden], [tabindex="-1"])';
const TEXTS =
  ':is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [tabindex="-1"]))';

/** The form of a page that is checked while it is filled in, ready to use. */
async function openForm(page: Page, address: string): Promise<Locator> {
  await openHydrated(page, address);
  return page.locator('main form[method=post]').first();
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Which of a form's controls has the focus; -1 for none of them. */
const focusedControl = (form: Locator): Promise<number> =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.elements].indexOf(document.activeElement as HTMLElement),
  );

const isSubmitFocused = (form: Locator): Promise<boolean> =>
  form.evaluate(() => document.activeElement?.matches('button[type=submit]:not([name])') ?? false);

/** Leaves a field empty or wrong until the form is checked in the browser. Not where no field can be wrong. */
async function waitForCheck(form: Locator): Promise<void> {
  const canBeWrong = form.locator(`${FIELDS}:is([required], [type=email])`).filter({ visible: true }).first();
  if (!(await form.getAttribute('id'))) return;
  if ((await canBeWrong.getAttribute('type')) === 'email') await canBeWrong.fill('x');
  await expect(async () => {
    await canBeWrong.focus();
    await canBeWrong.blur();
    await expect(form.locator('[aria-invalid=true]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Goes through a form with the Tab key from its first field to its button. Each press has to lead on. */
async function tabThrough(page: Page, form: Locator, atField: (field: Locator) => Promise<void>) {
  await form.locator(FIELDS).filter({ visible: true }).first().focus();
  let last = -1;
  while (!(await isSubmitFocused(form))) {
    const now = await focusedControl(form);
    expect(now, 'the control that has the focus').toBeGreaterThan(last);
    last = now;
    await atField(page.locator(':focus'));
    await page.keyboard.press('Tab');
    await painted(page);
    if (!(await form.evaluate((element) => element.contains(document.activeElement)))) break;
  }
}

const isText = (field: Locator): Promise<boolean> =>
  field.evaluate((element, texts) => element.matches(texts), TEXTS);

for (const file of pagesWithForms()) {
  test.describe(`the form of ${file}`, () => {
    test('leaves the focus where the visitor is, with fields left empty and with wrong ones', async ({
      page,
      request,
    }) => {
      for (const address of await addressesOf(file, request)) {
        const form = await openForm(page, address);
        await waitForCheck(form);
        await tabThrough(page, form, () => Promise.resolve());
        await tabThrough(page, form, async (field) => {
          if (!(await isText(field))) return;
          await page.keyboard.type('x');
          await expect(field).toHaveValue(/x$/);
        });
        await expect(page.getByText('There is a problem')).toHaveCount(0);
      }
    });

    test('takes a press that leaves an empty field', { tag: '@phone' }, async ({ page, request }) => {
      for (const address of await addressesOf(file, request)) {
        const form = await openForm(page, address);
        await waitForCheck(form);
        const empty = form.locator(`${TEXTS}:not([aria-invalid])`).filter({ visible: true });
        const targets = form
          .locator(`${FIELDS}:is([type=checkbox], [type=radio], textarea)`)
          .filter({ visible: true });
        for (const target of await targets.all()) {
          if ((await empty.count()) > 0) await empty.first().focus();
          const wasChecked = await target.evaluate((element) => 'checked' in element && element.checked);
          await target.click();
          await expect(target).toBeFocused();
          if (!(await target.evaluate((element) => element.matches('textarea')))) {
            await expect(target).toBeChecked({
              checked: !wasChecked || (await target.getAttribute('type')) === 'radio',
            });
          }
        }
        await expect(page.getByText('There is a problem')).toHaveCount(0);
      }
    });
  });
}

test('the summary has the focus each time that a form was sent with something wrong in it', async ({
  page,
}) => {
  const form = await openForm(page, '/contact');
  await waitForCheck(form);
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
