import { fillBusiness, fillHauler, next, ownBusinessName } from '../support/e2e/cwz-assessment.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { hydrated, openHydrated } from '../support/e2e/hydration.ts';

test('Back from a report shows the calculator with all its uses, and Forward shows the report again', async ({
  page,
}) => {
  const use = (number: number) => page.getByRole('group', { name: `Use ${number}` });
  await openHydrated(page, '/ll97/calculator');
  await use(1).getByLabel('Property type').selectOption('Office');
  await use(1).getByLabel('Gross floor area, sq ft').fill('40,000');
  await page.getByRole('button', { name: 'Add another use' }).click();
  await use(2).getByLabel('Property type').selectOption('Parking');
  await use(2).getByLabel('Gross floor area, sq ft').fill('9,000');
  await page.getByLabel('Electricity, kWh').fill('500,000');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page).toHaveURL(/\/ll97\/report\/[\w-]{22}$/);
  await page.goBack();
  await expect(use(1).getByLabel('Gross floor area, sq ft')).toHaveValue('40,000');
  await expect(use(2).getByLabel('Property type')).toHaveValue('Parking');
  await expect(use(2).getByLabel('Gross floor area, sq ft')).toHaveValue('9,000');
  await expect(page.getByLabel('Electricity, kWh')).toHaveValue('500,000');
  await page.goForward();
  await expect(page).toHaveURL(/\/ll97\/report\/[\w-]{22}$/);
});

test('Back restores the input of the first assessment step, and later steps keep unsent answers', async ({
  page,
}) => {
  const businessName = ownBusinessName();
  await openHydrated(page, '/cwz/assessment');
  await fillBusiness(page, businessName);
  await next(page);
  await fillHauler(page, '$700');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Micro-Zone Consent' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Monthly bill')).toHaveValue('$700');
  await page.getByLabel('Monthly bill').fill('$750');
  await page.goBack();
  await expect(page.getByLabel('Business name')).toHaveValue(businessName);
  await expect(page.getByLabel('Business type')).toHaveValue('restaurant');
  expect(page.url()).not.toContain(encodeURIComponent(businessName));
  await next(page);
  await expect(page.getByLabel('Monthly bill')).toHaveValue('$750');
});

test('going Back to a form restores the typed text, but a new visit does not', async ({ page }) => {
  const subject = page.getByLabel('Subject');
  await openHydrated(page, '/contact');
  await subject.fill('typed');
  await page.getByRole('banner').getByRole('link', { name: 'Lotline' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await hydrated(page);
  await expect(subject).toHaveValue('typed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(subject).toHaveValue('');
});
