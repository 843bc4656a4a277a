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
    page.field('Search the site');
    expect(page.title).toBe('Page not found · Lotline');
    expect(page.hrefOf(/^Lotline/, page.one('header'))).toBe('/');
    await page.follow('Go to the home page');
    expect(page.url).toBe('/');
  }
});

const GUIDES = [
  '/help/getting-started',
  '/help/understanding-regulatory-reports',
  '/help/setting-up-compliance-alerts',
  '/help/working-with-partners',
];

test('the help center has five questions, four guides and a link to the team', async ({
  plainPage: page,
}) => {
  await page.open('/help');
  page.one('h1', 'Help Center');
  expect(page.hrefOf(/Contact Support/)).toBe('/contact');
  // Browsers open only one <details> element with the same name at a time.
  expect(page.all('details[name=faq]')).toHaveLength(5);
  const guides = page.all('#guides a[href^="/help/"]').map((link) => link.getAttribute('href') ?? '');
  expect(guides).toEqual(expect.arrayContaining(GUIDES));
  for (const guide of GUIDES) {
    await page.open(guide);
    expect(page.text(page.one('article')).split(' ').length).toBeGreaterThan(300);
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
  await page.open('/laws/ll87');
  await page.follow('Find experts for this law');
  expect(page.value('Law')).toBe('ll87');
  page.one('a', 'View Profile: Borough Energy Advisors');
  page.set('Service category', 'Legal');
  await page.press('Show');
  expect(page.url).toBe('/partners/directory?law=ll87&trade=&category=Legal');
  expect(count()).toBe('0 partners');
  await page.follow('Show every partner');
  page.set('Trade', 'Boilers and heating');
  await page.press('Show');
  expect(count()).toBe('1 partner');
  const licenses = page.links(page.part('Check the license'));
  expect(licenses).toEqual([
    [expect.anything(), expect.stringMatching(/^https:\/\/www\.nyc\.gov\/site\/buildings\//)],
  ]);
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

test('the module browser has a card for each module, and a band for Commercial Waste Zones', async ({
  plainPage: page,
}) => {
  await page.open('/browse-modules');
  const cards = page.all('li a', /^Explore/, page.main).map((link) => link.getAttribute('href'));
  expect(cards).toEqual(MODULE_SLUGS.filter((slug) => slug !== 'cwz').map((slug) => `/${slug}`));
  expect(page.attribute('main section a[href="/cwz"]', 'href')).toBe('/cwz');
});
