import { axe, expect, test } from '../support/e2e/fixtures.ts';

const isPhone = (width: number | undefined) => (width ?? 0) < 1024;

test(
  'the header turns opaque once the page is scrolled by more than 10 pixels',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ll97');
    const header = page.locator('header');
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  },
);

test(
  'the menu names the five sections and marks the present one',
  { tag: '@phone' },
  async ({ page, viewport }) => {
    await page.goto('/ll97/blog');
    if (isPhone(viewport?.width)) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = isPhone(viewport?.width)
      ? page.getByRole('dialog')
      : page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Overview', 'Risk Assessment', 'Reports', 'Blog', 'For Vendors']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: 'Overview', exact: true })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test(
  'the drawer of a phone closes on a link, on Escape and by its button',
  { tag: '@phone' },
  async ({ page, viewport }) => {
    test.skip(!isPhone(viewport?.width), 'There is no drawer on a wide screen.');
    await page.goto('/ll97');
    const drawer = page.getByRole('dialog', { name: 'Local Law 97' });
    const open = () => page.getByRole('button', { name: 'Menu' }).click();
    await open();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/ll97/blog');
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: 'Return to Main Site' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the footer has the official resource, the way back and the year',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ll97');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Official NYC LL97 page' })).toHaveAttribute(
      'href',
      'https://www.nyc.gov/site/buildings/codes/ll97-greenhouse-gas-emissions-reductions.page',
    );
    await expect(footer.getByRole('link', { name: 'Return to Main Site' })).toHaveAttribute('href', '/');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Lotline`);
  },
);

test('the first key leads past the menu', async ({ page }) => {
  await page.goto('/ll97');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the footer of Local Law 199 leads to a partner organization outside the sites of the city', async ({
  page,
}) => {
  await page.goto('/ll199');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Partner organization' });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).not.toHaveAttribute('href', /nyc\.gov/);
});

test('from an unknown address, a search finds what the body of an article says', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await page.goto('/ll97/no-such-page');
  await page.getByRole('searchbox', { name: 'Search articles on every law' }).fill('penalties $268');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=penalties+%24268');
  await expect(page).toHaveTitle('Search · Lotline');
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* articles?$/);
  await axe(page);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('$268');
});

test('a search that no article matches says so, and one that is too long is refused beside the field', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  await page.goto('/search?q=nothing+like+wombats');
  await expect(page.getByText('No articles found. Try a different search.')).toBeVisible();
  expect((await page.goto(`/search?q=${'x'.repeat(201)}`))?.status()).toBe(400);
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(
    'Please search for at most 200 characters.',
  );
});

test('an unknown address says so and leads on', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Lotline');
  await axe(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simplifying Regulatory Intelligence');
});
