import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/fixtures.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|409)/));

test('the vendor application works without scripts', async ({ page, api }) => {
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

test('the vendor application on the overview works without scripts', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Subscription successful!' })).toBeVisible();
  expect(await api.count('newsletter-subscriptions', { email })).toBe(1);
});

test('the contact form works without scripts', async ({ page, api }) => {
  const subject = `Plain ${randomUUID().slice(0, 8)}`;
  await page.goto('/contact');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Email: Please enter a valid email address');
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await page.getByLabel('Email').fill('olive@example.com');
  await page.getByLabel('Name').fill('Olive');
  await page.getByLabel('Message').fill('Is it covered?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  const stored = await api.find('contact-messages', { subject });
  await expect(page.getByText(`Your reference number is ${String(stored?.reference)}.`)).toBeVisible();
  await page.reload();
  expect(await api.count('contact-messages', { subject })).toBe(1);
});

test('the feedback form works without scripts', async ({ page, api }) => {
  const feedback = `Plain ${randomUUID().slice(0, 8)}`;
  await page.goto('/feedback');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('alert')).toContainText('Email: Please enter a valid email address');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Your feedback').fill(feedback);
  await page.getByLabel('Feedback type').selectOption('Issue Report');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback submitted' })).toBeVisible();
  await page.reload();
  expect(await api.count('feedback', { feedback })).toBe(1);
});

test('search, categories, pages and articles work without scripts', async ({ page }) => {
  await page.goto('/ll97/blog');
  await page.getByRole('searchbox').fill('hotel');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/ll97/blog?q=hotel');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: 'hotel' })).not.toHaveCount(0);
  await expect(cards.filter({ hasText: 'Covered Buildings List' })).toHaveCount(0);
  await page.getByRole('button', { name: /results?/ }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/ll97/blog?page=2');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Financial' }).click();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
});

test('the menu button leads to the footer without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ll97');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Blog' }),
  ).toBeInViewport();
});

test('the calculator works without scripts, also with several uses', async ({ page }) => {
  const use = (number: number) => page.getByRole('group', { name: `Use ${number}` });
  await page.goto('/ll97/calculator');
  await use(1).getByLabel('Property type').selectOption('Office');
  await use(1).getByLabel('Gross floor area, sq ft').fill('30,000');
  await page.getByRole('button', { name: 'Add another use' }).click();
  await expect(use(1).getByLabel('Gross floor area, sq ft')).toHaveValue('30,000');
  await use(2).getByLabel('Property type').selectOption('Parking');
  await use(2).getByLabel('Gross floor area, sq ft').fill('a lot');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Use 2, gross floor area: Please enter the gross floor area',
  );
  await use(2).getByRole('button', { name: 'Remove this use' }).click();
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page).toHaveURL(/\/ll97\/report\/[\w-]{22}$/);
  await expect(
    page.getByText('This is an estimate, because no bills were entered.', { exact: false }),
  ).toBeVisible();
});

test('the readiness quiz works without scripts', async ({ page, api }) => {
  const buildingAddress = `${randomUUID().slice(0, 8)} Main Street`;
  await page.goto('/nyc-internet/quiz');
  await page.getByLabel('Name').fill('Olive');
  await page.getByLabel('Email').fill('olive@example.com');
  await page.getByLabel('Building address').fill(buildingAddress);
  await page.getByLabel('Residential').check();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expect(page.getByLabel('Building address')).toHaveValue(buildingAddress);
  await expect(page.getByLabel('Residential')).toBeChecked();
  await page.getByLabel('Unsure').check();
  await page.getByLabel('Excellent').check();
  await page.getByLabel('Maybe').check();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Score: 10');
  await page.reload();
  expect(await api.count('quiz-submissions', { buildingAddress })).toBe(1);
  await page.getByRole('link', { name: 'View Detailed Reports' }).click();
  await expect(page.getByRole('row', { name: buildingAddress })).toContainText('Moderate Risk');
});
