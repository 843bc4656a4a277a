import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/fixtures.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|409)/));

test('the application works without scripts', async ({ page, api }) => {
  const companyName = `Plain ${randomUUID().slice(0, 8)}`;
  await page.goto('/ll97/vendor-access');
  await page.getByLabel('Company name').fill(companyName);
  await page.getByLabel('Contact email').fill('nobody');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert')).toContainText('Contact email: Please enter a valid email address');
  await expect(page.getByLabel('Company name')).toHaveValue(companyName);
  await page.getByLabel('Contact email').fill('ada@example.com');
  await page.getByLabel('Service category').selectOption('Legal');
  await page.getByLabel('Contact name').fill('Ada');
  await page.getByLabel('Services offered').fill('Advice.');
  await page.getByLabel('Experience with Local Law 97').fill('Ten cases.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
  await page.reload();
  expect(await api.count('vendor-applications', { companyName })).toBe(1);
});

test('the application on the overview works without scripts', async ({ page }) => {
  await page.goto('/ll97');
  await page.getByRole('link', { name: 'For Service Providers' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert')).toContainText('Company name: Please enter your company name');
  await expect(page).toHaveURL(/for=providers/);
});

test('the newsletter works without scripts', async ({ page, api }) => {
  const email = `plain-${randomUUID()}@example.com`;
  await page.goto('/ll97/blog');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription successful!' })).toBeVisible();
  expect(page.url()).not.toContain('plain-');
  await page.goto('/ll97/newsletter');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Already subscribed' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  expect(await api.count('newsletter-subscriptions', { email })).toBe(1);
});

test('search, categories, pages and articles work without scripts', async ({ page }) => {
  await page.goto('/ll97/blog');
  await page.getByRole('searchbox').fill('hotel');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/ll97/blog?q=hotel');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText('hotel');
  await page.getByRole('button', { name: /results?/ }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/ll97/blog?page=2');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Financial' }).click();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
});

test('the menu is reached without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ll97');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Blog' }),
  ).toBeInViewport();
});
