/**
 * What robots may read: everything but the back office. Pictures are files of it, and pages that
 * are shared show them.
 */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Allow: /api/media/file/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
