import { REGULATORY_MODULES } from '#app/regulations/index.ts';

/** Pages that are there whatever the panel holds. A test holds this list against the table of routes. */
const GENERAL_PAGES = [
  '/',
  '/about',
  '/browse-modules',
  '/contact',
  '/feedback',
  '/help',
  '/legal',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/partners',
  '/partners/directory',
  '/robots.txt',
  '/search',
  '/sitemap.xml',
];

/** What stands below the address of every module. */
const MODULE_PAGES = [
  '',
  '/quiz',
  '/report',
  '/report/checklist.pdf',
  '/blog',
  '/blog/feed.xml',
  '/blog/events',
  '/newsletter',
  '/newsletter/sign-up',
  '/vendor-access',
];

const OWN_PAGES = [
  '/ll97/calculator',
  '/ll97/deadlines.ics',
  '/ll97/report/example.pdf',
  '/ll199/invoice',
  '/ll199/invoice/send',
  '/cwz/assessment',
  '/cwz/faq',
];

/** Addresses that the process answers by itself: the panel, the pictures, what machines ask for. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

const SITE_PAGES = new Set([
  ...GENERAL_PAGES,
  ...REGULATORY_MODULES.flatMap(({ slug }) => MODULE_PAGES.map((page) => `/${slug}${page}`)),
  ...OWN_PAGES,
]);

/** Whether the site answers at this path on its own, without a document that an editor has published there. */
export const isSitePage = (path: string): boolean => PROCESS.test(path) || SITE_PAGES.has(path);
