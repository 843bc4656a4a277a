/** The pages that are measured unless others are named: every general page, and one of each other kind. */
export const PAGES = [
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
  '/ll97',
  '/ll97/quiz',
  '/ll97/calculator',
  '/ll97/report',
  '/ll97/blog',
  '/ll97/blog/annual-report-step-by-step',
  '/ll97/vendor-access',
  '/ll97/newsletter',
  '/ll199',
  '/ll199/quiz',
  '/ll199/invoice',
  '/cwz',
  '/cwz/assessment',
  '/cwz/faq',
  '/cwz/blog',
  '/cwz/blog/carter-agreement-before-and-after-the-zone-is-live',
  '/nyc-internet',
  '/nyc-internet/blog/what-a-provider-may-ask-of-an-owner',
  '/nyc-internet/quiz',
  '/nyc-internet/report',
  '/nyc-internet/vendor-access',
  '/nyc-pest',
  '/nyc-pest/quiz',
  '/nyc-pest/report',
  '/nyc-plastic',
  '/nyc-plastic/quiz',
  '/nyc-plastic/report',
];

/** Pages that ask search engines to leave them out, as there is nothing on them yet: that is no fault of theirs. */
const UNLISTED = ['/nyc-plastic/quiz', '/nyc-plastic/report'];

/** Whether search engines are meant to find a page. */
export const isListed = (path) => !UNLISTED.includes(path);
