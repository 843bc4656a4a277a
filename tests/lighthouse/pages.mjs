const MODULES = ['ll97', 'll199', 'cwz', 'nyc-internet', 'nyc-pest', 'nyc-plastic'];

/** What every module has. */
const SCREENS = ['', '/quiz', '/report', '/blog', '/newsletter', '/vendor-access'];

/** Addresses that only lead to another page. */
const LEADING_ELSEWHERE = ['/cwz/quiz', '/cwz/report'];

const GENERAL = [
  '/',
  '/about',
  '/contact',
  '/help',
  '/help/getting-started',
  '/legal',
  '/partners',
  '/partners/directory',
  '/partners/borough-energy-advisors',
  '/feedback',
  '/browse-modules',
  '/search',
];

const OF_MODULES = MODULES.flatMap((module) => SCREENS.map((screen) => `/${module}${screen}`)).filter(
  (path) => !LEADING_ELSEWHERE.includes(path),
);

/** What only one module has, and articles. */
const OF_ONE_MODULE = [
  '/ll97/calculator',
  '/ll97/blog/annual-report-step-by-step',
  '/ll199/invoice',
  '/ll199/blog/waste-hauling-invoice-line-by-line',
  '/cwz/assessment',
  '/cwz/faq',
  '/cwz/blog/carter-agreement-before-and-after-the-zone-is-live',
  '/nyc-internet/blog/what-a-provider-may-ask-of-an-owner',
  '/nyc-pest/blog/integrated-pest-management-step-by-step',
];

/** What a visitor sees after sending a form or following a link, one of each kind. */
const CONFIRMATIONS = [
  '/contact?message=received',
  '/feedback?feedback=received',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/ll97?for=providers&application=received',
  '/ll97/vendor-access?application=received',
  '/ll97/newsletter?subscribed=yes',
  '/ll97/quiz?answers=1d-2d-3d-4d-5d&result=received',
  '/ll199/invoice?invoice=received',
];

/**
 * The pages that are measured unless others are named: every page that has an address of its own, and of guides,
 * partners, articles and confirmations one of each kind.
 */
export const PAGES = [...GENERAL, ...OF_MODULES, ...OF_ONE_MODULE, ...CONFIRMATIONS];

/**
 * Pages that ask search engines to leave them out, as there is nothing on them yet, they are an example, or they tell
 * one visitor something: that is no fault of theirs.
 */
const UNLISTED = [
  '/partners/borough-energy-advisors',
  '/search',
  '/ll199/report',
  '/nyc-plastic/quiz',
  '/nyc-plastic/report',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/ll97/quiz?answers=1d-2d-3d-4d-5d&result=received',
];

/** Whether search engines are meant to find a page. */
export const isListed = (path) => !UNLISTED.includes(path);
