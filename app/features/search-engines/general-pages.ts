/** The pages that belong to no module and are there whatever collections hold. */
export const GENERAL_PAGES = [
  '/',
  '/about',
  '/contact',
  '/help',
  '/legal',
  '/partners',
  '/partners/directory',
  '/feedback',
  '/browse-modules',
] as const;

export type GeneralPage = (typeof GENERAL_PAGES)[number];
