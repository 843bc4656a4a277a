import type { Page } from '@playwright/test';
import { MODULE_SLUGS } from '#law/modules.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function openMenu(page: Page) {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog');
}

test(
  'the present page is marked in the menu, and the drawer closes on a link',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toBeHidden();
    const onAbout = await openMenu(page);
    await expect(onAbout.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(onAbout.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
  },
);

test.describe('the home page', () => {
  test('the home page has the tagline and its buttons', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Simplifying Regulatory Intelligence');
    for (const [name, url] of [
      ['Learn More', '/about'],
      ['Contact Us', '/contact'],
      ['Become a Partner', '/partners'],
      ['Explore All Regulatory Modules', '/browse-modules'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', url);
    }
  });

  test('the home page reveals six themes 100 ms after each other when they are scrolled to', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    const grid = page.locator('.staggered');
    await expect(grid.getByRole('heading')).toHaveText([
      'Regulatory Alerts',
      'Business Compliance',
      'Location Intelligence',
      'Simplified Reports',
      'Partner Network',
      'Educational Resources',
    ]);
    await expect(grid).toHaveAttribute('data-reveal', 'waiting');
    await grid.scrollIntoViewIfNeeded();
    await expect(grid).toHaveAttribute('data-reveal', 'revealed');
    const delays = await grid
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
    expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
  });

  test('nothing is animated for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    const card = page.locator('.staggered > *').first();
    await expect(page.locator('.staggered')).toHaveAttribute('data-reveal', 'waiting');
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card).toHaveCSS('animation-name', 'none');
  });
});

test('the About page leads to the partners twice', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main').locator('a[href="/partners"]')).toHaveCount(2);
});

test.describe('the help center', () => {
  test.beforeEach(({ page }) => page.goto('/help'));

  test('leads to questions, guides and the team', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Help Center');
    await expect(main.getByRole('link', { name: /Contact Support/ })).toHaveAttribute('href', '/contact');
    await main.getByRole('link', { name: /FAQs/ }).click();
    await expect(page).toHaveURL('/help#faqs');
    await expect(main.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport();
    await main.getByRole('link', { name: /User Guides/ }).click();
    await expect(page).toHaveURL('/help#guides');
    await expect(main.getByRole('heading', { name: 'Popular Guides' })).toBeInViewport();
  });

  test('only one of the five answers is open at a time, and pressing it again closes it', async ({
    page,
  }) => {
    const questions = page.locator('details[name=faq]');
    await expect(questions).toHaveCount(5);
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open', '');
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open', '');
    await expect(first).not.toHaveAttribute('open', '');
    await second.locator('summary').press('Enter');
    await expect(second).not.toHaveAttribute('open', '');
  });

  test('has four guides, each of which opens', async ({ page }) => {
    const slugs = [
      'getting-started',
      'understanding-regulatory-reports',
      'setting-up-compliance-alerts',
      'working-with-partners',
    ];
    for (const slug of slugs) {
      await page.locator(`#guides a[href="/help/${slug}"]`).click();
      await expect(page).toHaveURL(`/help/${slug}`);
      expect((await page.getByRole('article').innerText()).split(/\s+/).length).toBeGreaterThan(300);
      await page.getByRole('main').getByRole('link', { name: 'Help Center' }).first().click();
      await expect(page).toHaveURL('/help');
    }
  });
});

test('an unknown guide shows an error page with the header of the site', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/404/);
  const response = await page.goto('/help/no-such-guide');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lotline' })).toBeVisible();
});

test('the two legal texts are two addresses', async ({ page }) => {
  await page.goto('/legal');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(main).toContainText('First published: June 2024. Last updated: November 25, 2026');
  await expect(main.getByText(/^Privacy contact/).getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:privacy@/,
  );
  await main.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/legal?tab=terms');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(main).toContainText('First published: June 2024. Last updated: November 25, 2026');
  await expect(main.getByText(/^Legal contact/).getByRole('link')).toHaveAttribute('href', /^mailto:legal@/);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goto('/legal?tab=nonsense');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

const ALL_PARTNERS = /^([3-9]|\d{2,}) partners$/;

test.describe('the partner pages', () => {
  // One test publishes a partner, which another would count.
  test.describe.configure({ mode: 'default' });

  test('the partners page has three types of partners and three featured ones', async ({ page }) => {
    await page.goto('/partners');
    const main = page.getByRole('main');
    for (const name of ['Consultants', 'Service Providers', 'Implementation Partners']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Contact for More Information' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: /^View Profile/ })).toHaveCount(3);
    await main
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/partners\/[a-z-]+$/);
    await expect(main.getByText('This is an example profile.')).toBeVisible();
  });

  test('applying leads to the contact form and the application form of each law, below its experts', async ({
    page,
  }) => {
    await page.goto('/partners');
    const main = page.getByRole('main');
    for (const name of ['Apply to Become a Partner', 'Apply Now']) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/contact?subject=partner',
      );
    }
    await main.getByRole('link', { name: 'Apply Now', exact: true }).click();
    await expect(main.getByLabel('Subject')).toHaveValue('Becoming a partner');
    const choice = main.getByRole('region', { name: 'Apply to be listed' });
    await expect(choice.getByRole('link')).toHaveCount(5);
    await expect(choice.getByRole('link', { name: /Plastic/ })).toHaveCount(0);
    await choice.getByRole('link', { name: 'Local Law 97' }).click();
    await expect(page).toHaveURL('/ll97/vendor-access#application');
    await expect(main.getByRole('heading', { name: 'Apply as an LL97 vendor' })).toBeInViewport();
    await expect(main.getByRole('heading').first()).toHaveText('Find an expert');
    await expect(main.getByRole('link', { name: 'View Profile: Borough Energy Advisors' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Apply to be listed' })).toHaveAttribute(
      'href',
      '#application',
    );
    await main.getByRole('link', { name: 'Search the partner directory' }).click();
    await expect(page).toHaveURL('/partners/directory?law=ll97');
    await expect(main.getByLabel('Law')).toHaveValue('ll97');
  });

  test('the directory is filtered by law, trade and service, in the address, and says where to check a license', async ({
    page,
  }) => {
    await page.goto('/partners/directory');
    const main = page.getByRole('main');
    // Tests of the panel publish partners meanwhile.
    await expect(main.getByRole('status')).toHaveText(ALL_PARTNERS);
    const show = main.getByRole('button', { name: 'Show' });
    await main.getByLabel('Law').selectOption('nyc-internet');
    await show.click();
    await expect(page).toHaveURL('/partners/directory?law=nyc-internet&trade=&category=');
    await expect(main.getByRole('status')).toHaveText('1 partner');
    await main.getByLabel('Service category').selectOption('Legal');
    await show.click();
    await expect(main.getByRole('status')).toHaveText('0 partners');
    await main.getByRole('link', { name: 'Show every partner' }).click();
    await expect(page).toHaveURL('/partners/directory');
    await expect(main.getByLabel('Law')).toHaveValue('');
    await expect(main.getByRole('status')).toHaveText(ALL_PARTNERS);
    await main.getByLabel('Trade').selectOption('Boilers and heating');
    await show.click();
    await expect(main.getByRole('status')).toHaveText('1 partner');
    const licenses = main.getByRole('region', { name: 'Check the license' });
    await expect(licenses.getByRole('link')).toHaveCount(1);
    await expect(licenses.getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/www\.nyc\.gov\/site\/buildings\//,
    );
    await page.goto('/laws/ll87');
    await main.getByRole('link', { name: 'Find experts for this law' }).click();
    await expect(main.getByLabel('Law')).toHaveValue('ll87');
    await expect(main.getByRole('link', { name: 'View Profile: Borough Energy Advisors' })).toBeVisible();
    await expect(main.getByRole('status')).toHaveText('1 partner');
    await page.goto('/partners/directory?module=ll97&category=Engineering');
    await expect(main.getByLabel('Law')).toHaveValue('ll97');
    await expect(main.getByLabel('Service category')).toHaveValue('Engineering');
  });

  test('a partner is shown once it is published, and gone once it is not', async ({
    page,
    api,
    consoleWatch,
  }) => {
    consoleWatch.allow(/404/);
    const example = await api.find('partners', { slug: 'borough-energy-advisors' });
    const slug = `partner-${Date.now()}`;
    const { id } = await api.create('partners', {
      ...example,
      id: undefined,
      vendorApplication: undefined,
      slug,
      name: 'A New Partner',
      isExample: false,
      featured: false,
      website: 'https://example.org/firm',
      modules: ['nyc-plastic'],
      serviceCategories: ['Packaging'],
      _status: 'draft',
    });
    expect((await page.goto(`/partners/${slug}`))?.status()).toBe(404);
    await api.update('partners', id, { _status: 'published' });
    await page.goto('/partners/directory?module=nyc-plastic');
    await page.getByRole('link', { name: 'View Profile: A New Partner' }).click();
    await expect(page.getByRole('link', { name: 'example.org' })).toHaveAttribute('rel', /nofollow/);
    await expect(page.getByText('This is an example')).toHaveCount(0);
    await api.remove('partners', id);
    expect((await page.goto(`/partners/${slug}`))?.status()).toBe(404);
  });
});

test('the module browser has a card for each module, and a band for Commercial Waste Zones', async ({
  page,
}) => {
  await page.goto('/browse-modules');
  const main = page.getByRole('main');
  const cards = main.getByRole('list').getByRole('link', { name: /^Explore/ });
  const withCards = MODULE_SLUGS.filter((slug) => slug !== 'cwz');
  await expect(cards).toHaveCount(withCards.length);
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(withCards.map((slug) => `/${slug}`));
  const band = main
    .getByRole('region')
    .or(main.locator('section'))
    .filter({ hasText: 'Commercial Waste Zones' });
  await expect(band.getByRole('link')).toHaveAttribute('href', '/cwz');
  for (const address of [...addresses, '/cwz']) {
    expect((await page.goto(address ?? ''))?.status(), address ?? '').toBe(200);
  }
});
