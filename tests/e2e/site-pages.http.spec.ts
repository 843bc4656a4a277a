import { MODULE_SLUGS } from '#law/modules.ts';
import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';
import { GENERAL_PAGES } from '../support/site-routes.ts';

/** See "Texts" in docs/specification.md. */
const MENU = [
  ['Home', '/'],
  ['About', '/about'],
  ['Help', '/help'],
  ['Feedback', '/feedback'],
  ['Partners', '/partners'],
  ['Contact', '/contact'],
];
const LEGAL = [
  ['Privacy Policy', '/legal'],
  ['Terms of Service', '/legal?tab=terms'],
];

test('every general page has the menus, a title, a description and a canonical URL', async ({
  plainPage: page,
}) => {
  for (const address of GENERAL_PAGES) {
    await page.open(address);
    expect(page.links(page.one('nav', 'Footer')), address).toEqual(
      expect.arrayContaining([...MENU, ...LEGAL]),
    );
    expect(page.links(page.one('nav', 'Main')), address).toEqual(expect.arrayContaining(MENU));
    expect(page.hrefOf(/^Lotline/, page.one('header')), address).toBe('/');
    expect(page.text(page.one('footer')), address).toContain(`© ${new Date().getFullYear()} Lotline`);
    expect(page.title, address).toMatch(/\S · Lotline$/);
    expect(page.attribute('meta[name=description]', 'content'), address).toMatch(/^.{40}/);
    expect(page.attribute('link[rel=canonical]', 'href'), address).toMatch(new RegExp(`${address}$`));
  }
});

test('the home page has the tagline and its buttons, and the About page links to the partners twice', async ({
  plainPage: page,
}) => {
  await page.open('/');
  page.one('h1', 'Simplifying Regulatory Intelligence');
  for (const [name, url] of [
    ['Learn More', '/about'],
    ['Contact Us', '/contact'],
    ['Become a Partner', '/partners'],
    ['Explore All Regulatory Modules', '/browse-modules'],
  ] as const) {
    expect(page.hrefOf(name, page.main)).toBe(url);
  }
  await page.open('/about');
  expect(page.all('a[href="/partners"]', undefined, page.main)).toHaveLength(2);
});

test("a module's footer has the year and links to the official resource and the main site", async ({
  plainPage: page,
}) => {
  await page.open('/ll97');
  const footer = page.one('footer');
  expect(page.hrefOf(/^Official NYC LL97 page/, footer)).toBe(
    'https://www.nyc.gov/site/buildings/codes/ll97-greenhouse-gas-emissions-reductions.page',
  );
  expect(page.hrefOf('Return to Main Site', footer)).toBe('/');
  expect(page.text(footer)).toContain(`© ${new Date().getFullYear()} Lotline`);
  await page.open('/ll199');
  const partner = page.hrefOf(/^Partner organization/, page.one('footer'));
  expect(partner).toMatch(/^https:\/\//);
  expect(partner).not.toContain('nyc.gov');
});

test('an unknown URL and an unknown guide show an error page with a link home', async ({
  plainPage: page,
}) => {
  for (const address of ['/no/such/page', '/help/no-such-guide']) {
    await page.open(address);
    expect(page.status).toBe(404);
    page.one('h1, h2', 'Unexpected Application Error!');
    page.one('h1, h2', 'Page not found');
    expect(page.title).toBe('Page not found · Lotline');
    expect(page.hrefOf(/^Lotline/, page.one('header'))).toBe('/');
    await page.follow('Go to the home page');
    expect(page.url).toBe('/');
  }
});

test('the help center has five questions, four guides and a link to the team', async ({
  plainPage: page,
}) => {
  await page.open('/help');
  page.one('h1', 'Help Center');
  expect(page.hrefOf(/Contact Support/)).toBe('/contact');
  // Browsers open only one <details> element with the same name at a time.
  expect(page.all('details[name=faq]')).toHaveLength(5);
  for (const slug of [
    'getting-started',
    'understanding-regulatory-reports',
    'setting-up-compliance-alerts',
    'working-with-partners',
  ]) {
    page.one(`#guides a[href="/help/${slug}"]`);
    await page.open(`/help/${slug}`);
    expect(page.text(page.one('article')).split(' ').length).toBeGreaterThan(300);
    await page.follow('Help Center', page.main);
    expect(page.url).toBe('/help');
  }
});

test('the two legal texts have their own URLs', async ({ plainPage: page }) => {
  const dates = 'Last updated: June 2024';
  for (const [address, heading, contact] of [
    ['/legal', 'Privacy Policy', /^mailto:privacy@/],
    ['/legal?tab=terms', 'Terms of Service', /^mailto:legal@/],
    ['/legal?tab=nonsense', 'Privacy Policy', /^mailto:privacy@/],
  ] as const) {
    await page.open(address);
    page.one('h1', heading);
    expect(page.text()).toContain(dates);
    expect(page.attribute('main a[href^="mailto:"]', 'href')).toMatch(contact);
    expect(page.links()).toEqual(expect.arrayContaining(LEGAL));
  }
});

test('the partners page has three types of partners and three featured examples', async ({
  plainPage: page,
}) => {
  await page.open('/partners');
  for (const name of ['Consultants', 'Service Providers', 'Implementation Partners'])
    page.one('h2, h3', name);
  expect(page.hrefOf('Contact for More Information')).toBe('/contact');
  expect(page.all('a', /^View Profile/, page.main)).toHaveLength(3);
  await page.follow(/^View Profile/);
  expect(page.url).toMatch(/^\/partners\/[a-z-]+$/);
  expect(page.text()).toContain('This is an example profile.');
});

test('applicants can reach the contact form and the vendor application forms', async ({
  plainPage: page,
}) => {
  await page.open('/partners');
  expect(page.hrefOf('Apply to Become a Partner')).toBe('/contact?subject=partner');
  await page.follow('Apply Now', page.main);
  expect(page.url).toBe('/contact?subject=partner');
  expect(page.value('Subject')).toBe('Becoming a partner');
  const choice = page.part('Apply to be listed');
  expect(page.links(choice).map(([name]) => name)[0]).toBe('Facades, boilers, elevators, other laws');
  expect(page.links(choice)).toHaveLength(6);
  expect(page.text(choice)).not.toContain('Plastic');
  await page.follow('Local Law 97', choice);
  expect(page.url).toBe('/ll97/vendor-access#application');
  page.one('h2', 'Apply as an LL97 vendor', page.target);
  page.one('a', 'View Profile: Borough Energy Advisors');
  expect(page.hrefOf('Apply to be listed')).toBe('#application');
  await page.follow('Search the partner directory');
  expect(page.url).toBe('/partners/directory?law=ll97');
  expect(page.value('Law')).toBe('ll97');
});

test('the directory filters by law, trade and service in its URL, and links to the license lookup', async ({
  plainPage: page,
}) => {
  const count = () => page.text(page.one('[role=status]', undefined, page.main));
  await page.open('/partners/directory');
  // Other tests publish partners at the same time.
  expect(count()).toMatch(/^([3-9]|\d{2,}) partners$/);
  page.set('Law', 'nyc-internet');
  await page.press('Show');
  expect(page.url).toBe('/partners/directory?law=nyc-internet&trade=&category=');
  expect(count()).toBe('1 partner');
  page.set('Service category', 'Legal');
  await page.press('Show');
  expect(count()).toBe('0 partners');
  await page.follow('Show every partner');
  expect(page.url).toBe('/partners/directory');
  page.set('Trade', 'Boilers and heating');
  await page.press('Show');
  expect(count()).toBe('1 partner');
  const licenses = page.links(page.part('Check the license'));
  expect(licenses).toEqual([
    [expect.anything(), expect.stringMatching(/^https:\/\/www\.nyc\.gov\/site\/buildings\//)],
  ]);
  await page.open('/laws/ll87');
  await page.follow('Find experts for this law');
  expect(page.value('Law')).toBe('ll87');
  page.one('a', 'View Profile: Borough Energy Advisors');
  expect(count()).toBe('1 partner');
  await page.open('/partners/directory?module=ll97&category=Engineering');
  expect([page.value('Law'), page.value('Service category')]).toEqual(['ll97', 'Engineering']);
});

test('the directory shows partners for the laws of a building until the visitor removes the filter', async ({
  plainPage: page,
}) => {
  const cards = () => page.all('a', /^View Profile/, page.main).length;
  await page.open('/partners/directory');
  const all = cards();
  await page.open('/partners/directory?for=ll97,nyc-pest');
  const laws = 'For the laws that apply to your building: Local Law 97, NYC Pest Laws.';
  expect(page.text()).toContain(laws);
  expect(cards()).toBeGreaterThan(0);
  expect(cards()).toBeLessThan(all);
  page.set('Service category', 'Engineering');
  await page.press('Show');
  expect(page.url).toContain('for=ll97%2Cnyc-pest');
  expect(page.text()).toContain(laws);
  await page.follow('Show partners for every law');
  expect(page.url).toBe('/partners/directory?category=Engineering');
});

test('a partner appears when published and disappears when deleted', async ({ plainPage: page, api }) => {
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
    trades: [],
    laws: [],
    _status: 'draft',
  });
  const loadStatus = async () => {
    await page.open(`/partners/${slug}`);
    return page.status;
  };
  expect(await loadStatus()).toBe(404);
  await api.update('partners', id, { _status: 'published' });
  await page.open('/partners/directory?module=nyc-plastic');
  await page.follow('View Profile: A New Partner');
  expect(page.attribute('a[href^="https://example.org"]', 'rel')).toContain('nofollow');
  expect(page.text()).not.toContain('This is an example');
  await api.remove('partners', id);
  expect(await loadStatus()).toBe(404);
});

test('the module browser has a card for each module, and a band for Commercial Waste Zones', async ({
  plainPage: page,
}) => {
  await page.open('/browse-modules');
  const cards = page.all('li a', /^Explore/, page.main).map((link) => link.getAttribute('href'));
  expect(cards).toEqual(MODULE_SLUGS.filter((slug) => slug !== 'cwz').map((slug) => `/${slug}`));
  expect(page.attribute('main section a[href="/cwz"]', 'href')).toBe('/cwz');
  for (const address of [...cards, '/cwz']) {
    await page.open(address ?? '');
    expect(page.status, address ?? '').toBe(200);
  }
});
