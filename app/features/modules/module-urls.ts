import type { ModuleSlug } from '#app/regulations/index.ts';

/** The addresses of a module's pages. Source: specification section 2, "Module route families". */
export const moduleUrls = (slug: ModuleSlug) => ({
  overview: `/${slug}`,
  quiz: `/${slug}/quiz`,
  report: `/${slug}/report`,
  blog: `/${slug}/blog`,
  blogFeed: `/${slug}/blog/feed.xml`,
  blogEvents: `/${slug}/blog/events`,
  newsletter: `/${slug}/newsletter`,
  vendorAccess: `/${slug}/vendor-access`,
});
