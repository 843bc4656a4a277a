/** The addresses of the general site whose pages are the same for everybody, and hold no form of their own. */
export const GENERAL_PAGES = [
  '/',
  '/about',
  '/help',
  '/help/getting-started',
  '/legal',
  '/partners',
  '/partners/directory',
  '/browse-modules',
];
