import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openForm } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';

/** The Empire State Building. */
const BUILDING = '/buildings/1008350041';

const idsOf = async (page: Page): Promise<string[]> => {
  const answer = (await (await page.request.get(`${BUILDING}.json`)).json()) as {
    obligations: { id: string }[];
  };
  return answer.obligations.map(({ id }) => id);
};

test('an admin switches a law off, and it is gone from the page, the calendar and the JSON of a building', async ({
  page,
  api,
}) => {
  const law = await api.find('laws', { key: 'cooling-tower' });
  const shows = async (path: string) =>
    (await (await page.request.get(path)).text()).includes('Cooling tower');
  expect(await shows(BUILDING)).toBe(true);
  expect(await idsOf(page)).toContain('cooling-tower');

  await signInAs(page, 'admin', api);
  await openForm(page, `/admin/collections/laws/${law?.id}`);
  await expect(page.getByRole('heading', { name: 'Cooling towers' })).toBeVisible();
  const publish = (isOff: boolean) =>
    expect(async () => {
      await page.getByLabel('Switched off').setChecked(isOff);
      await page.getByRole('button', { name: 'Publish changes' }).click({ timeout: 2000 });
      await expect
        .poll(async () => (await idsOf(page)).includes('cooling-tower'), { timeout: 3000 })
        .toBe(!isOff);
    }).toPass();
  await publish(true);
  await expect.poll(() => shows(BUILDING)).toBe(false);
  expect(await shows(`${BUILDING}.ics`)).toBe(false);
  await publish(false);
  await expect.poll(() => shows(BUILDING)).toBe(true);
});
