import { moduleMenu, type MenuPage, type ModuleSlug } from '#law/modules.ts';

const below = (slug: ModuleSlug, path: string): string => (path ? `/${slug}/${path}` : `/${slug}`);

export const menuPages = (slug: ModuleSlug): { page: MenuPage; url: string }[] =>
  moduleMenu(slug).map(({ page, path }) => ({ page, url: below(slug, path) }));

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
  partners: `/partners/directory?law=${slug}`,
});

export const INVOICE_URL = '/ll199/invoice';
