import { menuOf, type MenuPage, type ModuleSlug } from '#law/modules.ts';

const below = (slug: ModuleSlug, path: string): string => (path ? `/${slug}/${path}` : `/${slug}`);

export const menuPages = (slug: ModuleSlug): { page: MenuPage; url: string }[] =>
  menuOf(slug).map(({ page, path }) => ({ page, url: below(slug, path) }));

/** The URLs of a module's pages. Source: specification section 2, "Module route families". */
export const moduleUrls = (slug: ModuleSlug) => ({
  overview: `/${slug}`,
  quiz: menuPages(slug).find(({ page }) => page === 'quiz')?.url ?? `/${slug}/quiz`,
  report: `/${slug}/report`,
  blog: `/${slug}/blog`,
  blogFeed: `/${slug}/blog/feed.xml`,
  blogEvents: `/${slug}/blog/events`,
  newsletter: `/${slug}/newsletter`,
  vendorAccess: `/${slug}/vendor-access`,
  deadlines: `/${slug}/deadlines.ics`,
  /** The partners who work on this law. */
  partners: `/partners/directory?law=${slug}`,
});

/** The invoice form on a page of its own, for browsers without scripts. */
export const INVOICE_URL = '/ll199/invoice';
