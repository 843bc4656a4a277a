import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo } from '../support/e2e/outbox.ts';

test('without scripts and by keyboard alone, a building is followed, confirmed, changed and stopped', async ({
  page,
}) => {
  const email = `owner-${randomUUID()}@example.com`;
  await page.goto('/follow?kind=building&subject=1008350041');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/follow/check-email');

  await page.goto(linkIn(await mailTo(email), '/follow/confirm/'));
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('confirmed');

  await page.getByText('Emails 30 and 7 days before').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('7 days before each date').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(
    page.getByText('Emails 30 days before, when something changes, and when the city’s record changes'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Stop everything' }).press('Enter');
  await expect(page.getByText("You don't follow anything yet.")).toBeVisible();
});

test('gas piping is followed for the community district of a ZIP code, which can be changed', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const email = `owner-${randomUUID()}@example.com`;
  await page.goto('/follow?kind=law&subject=ll152');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel("Your building's address or ZIP code").fill('nowhere');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText("We couldn't find a community district for that.")).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);

  await page.getByLabel("Your building's address or ZIP code").fill('11221');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByLabel('Community district').selectOption({ label: 'Brooklyn 4 (Bushwick)' });
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page).toHaveURL('/follow/check-email');

  await page.goto(linkIn(await mailTo(email), '/follow/confirm/'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Brooklyn 4 (Bushwick)')).toBeVisible();
  await expect(page.getByText(/^Next: .*Have the gas piping inspected and certified$/)).toBeVisible();
  await page.getByRole('link', { name: /Change your answers/ }).click();
  await page
    .getByRole('combobox')
    .selectOption({ label: 'Queens 2 (Long Island City, Sunnyside, Woodside)' });
  await page.getByRole('button', { name: 'Update my list of laws' }).click();
  await expect(page.getByText('Queens 2 (Long Island City, Sunnyside, Woodside)')).toBeVisible();
});
