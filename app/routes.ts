import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config';

// Plain data, because the helpers of @remix-run/route-config need Remix's compiler. The panel also reads
// these paths, so that editors cannot give a document a path that is already taken.

const route = (path: string, file: string, id?: string): RouteConfigEntry => ({ path, file, id });

interface ModuleScreens {
  quiz?: string;
  report?: string;
  own?: RouteConfigEntry[];
}

/** Modules share route files, which find the module in the path: see docs/decisions/0012. */
function moduleRoutes(
  module: string,
  { quiz = 'routes/modules/quiz.tsx', report = 'routes/modules/report.tsx', own = [] }: ModuleScreens = {},
): RouteConfigEntry[] {
  const at = (path: string, file: string, name: string) =>
    route(`${module}/${path}`, file, `${module}/${name}`);
  const pages = [
    ...own,
    { path: module, index: true, file: 'routes/modules/overview.tsx', id: `${module}/overview` },
    at('quiz', quiz, 'quiz'),
    at('report', report, 'report'),
    at('blog', 'routes/modules/blog.tsx', 'blog'),
    at('blog/:slug', 'routes/modules/article.tsx', 'article'),
    at('newsletter', 'routes/modules/newsletter.tsx', 'newsletter'),
    at('vendor-access', 'routes/modules/vendor-access.tsx', 'vendor-access'),
  ];
  return [
    { file: 'routes/modules/layout.tsx', id: `${module}/layout`, children: pages },
    at('deadlines.ics', 'routes/resources/deadlines-ics.ts', 'deadlines-ics'),
    at('report/checklist.pdf', 'routes/resources/checklist-pdf.ts', 'checklist-pdf'),
    at('blog/feed.xml', 'routes/resources/blog-feed.ts', 'blog-feed'),
    at('blog/events', 'routes/resources/blog-events.ts', 'blog-events'),
    at('newsletter/sign-up', 'routes/resources/newsletter-sign-up.ts', 'sign-up'),
  ];
}

/** `NODE_ENV` is "production" in builds, so they do not include these pages. */
const developmentPages = process.env.NODE_ENV === 'development' ? [route('ui', 'routes/site/ui.tsx')] : [];

const generalPages: RouteConfigEntry[] = [
  ...developmentPages,
  { index: true, file: 'routes/site/home.tsx' },
  route('about', 'routes/site/about.tsx'),
  route('bills/:key', 'routes/bills/progress.tsx'),
  route('bills/:key/pages/:file/:page', 'routes/bills/picture.ts'),
  route('buildings', 'routes/building-search/page.tsx'),
  route('buildings/describe', 'routes/building/describe.tsx'),
  route('buildings/describe/questions', 'routes/building/questions.tsx', 'building/describe-questions'),
  route('buildings/gas-piping', 'routes/building/gas-piping.tsx'),
  route('buildings/:bbl', 'routes/building/page.tsx'),
  route('buildings/:bbl/questions', 'routes/building/questions.tsx'),
  route('buildings/:bbl/record', 'routes/building/record.tsx'),
  route('buildings/:bbl/record/sale', 'routes/building/record-sale.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('developers', 'routes/site/developers.tsx'),
  route('feedback', 'routes/site/feedback.tsx'),
  route('figures', 'routes/figures/list.tsx'),
  route('figures/changes', 'routes/figures/changes.tsx'),
  route('follow', 'routes/following/follow.tsx'),
  ...['follow/check-email', 'follow/erased', 'newsletter/unsubscribed'].map((page) =>
    route(page, 'routes/following/done.tsx', page),
  ),
  ...['follow/confirm', 'follow/unsubscribe', 'follow/stop', 'newsletter/unsubscribe'].map((purpose) =>
    route(`${purpose}/:token`, 'routes/following/link.tsx', purpose),
  ),
  route('follow/:key', 'routes/following/manage.tsx'),
  route('follow/:key/answers/:id', 'routes/following/answers.tsx'),
  route('follow/:key/erase', 'routes/following/erase.tsx'),
  route('help', 'routes/site/help.tsx'),
  route('help/:slug', 'routes/site/guide.tsx'),
  route('laws', 'routes/site/laws.tsx'),
  route('laws/:slug', 'routes/site/law.tsx'),
  route('legal', 'routes/site/legal.tsx'),
  route('partners', 'routes/site/partners.tsx'),
  route('partners/directory', 'routes/site/partner-directory.tsx'),
  route('partners/:slug', 'routes/site/partner.tsx'),
  route('portfolios', 'routes/portfolio/about.tsx'),
  route('portfolios/new', 'routes/portfolio/new.tsx'),
  route('portfolio/:key', 'routes/portfolio/dates.tsx'),
  route('portfolio/:key/add', 'routes/portfolio/add.tsx'),
  route('portfolio/:key/buildings', 'routes/portfolio/buildings.tsx'),
  route('portfolio/:key/questions', 'routes/portfolio/questions.tsx'),
  route('portfolio/:key/settings', 'routes/portfolio/settings.tsx'),
  route('portfolio/view/:viewKey', 'routes/portfolio/dates.tsx', 'portfolio/view'),
  route('portfolio/view/:viewKey/buildings', 'routes/portfolio/buildings.tsx', 'portfolio/view/buildings'),
  route('search', 'routes/site/search.tsx'),
  route('browse-modules', 'routes/site/browse-modules.tsx'),
  route('newsletter/issues', 'routes/newsletter/issues.tsx'),
  route('newsletter/issues/:slug', 'routes/newsletter/issue.tsx'),
  route('*', 'routes/site/not-found.tsx'),
];

export default [
  { file: 'routes/site/layout.tsx', children: generalPages },
  route('embed/lookup', 'routes/embed/lookup.tsx'),
  route('embed/ll97', 'routes/embed/ll97.tsx'),

  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('sitemaps/:name.xml', 'routes/resources/sitemap.ts', 'sitemaps'),
  route('edit', 'routes/resources/edit.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('social-image/*', 'routes/resources/social-image.ts'),
  route('buildings/:bbl.json', 'routes/building/json.ts'),
  route('buildings/:bbl/record.json', 'routes/building/record-json.ts'),
  route('buildings/:bbl.ics', 'routes/building/ics.ts'),
  route('buildings/:bbl.pdf', 'routes/building/pdf.ts'),
  route('buildings.json', 'routes/building-search/json.ts'),
  route('buildings/suggestions', 'routes/building-search/suggestions.ts'),
  route('follow/calendar/:key.ics', 'routes/following/ics.ts'),
  route('laws/:slug.ics', 'routes/resources/law-ics.ts'),
  route('search/suggestions', 'routes/site/search-suggestions.ts'),
  route('portfolio/:key/export/:format', 'routes/portfolio/file.ts'),
  route('portfolio/view/:viewKey/export/:format', 'routes/portfolio/file.ts', 'portfolio/view/file'),
  route('portfolio/calendar/:calendarKey.ics', 'routes/portfolio/calendar.ts'),
  route('figures.json', 'routes/figures/json.ts'),
  route('figures.csv', 'routes/figures/csv.ts'),
  route('figures/changes.xml', 'routes/figures/changes-feed.ts'),
  route('city-data/changes.xml', 'routes/resources/city-data-feed.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  // The server sends the file itself: server/http/bulk-file.ts.
  route('api/v1/bulk', 'routes/bulk/list.ts'),
  route('api/v1/*', 'routes/api/v1.ts'),
  route('mcp', 'routes/api/mcp.ts'),

  ...moduleRoutes('ll97', {
    report: 'routes/ll97/report.tsx',
    own: [
      route('ll97/calculator', 'routes/ll97/calculator.tsx'),
      route('ll97/report/request/:reportId', 'routes/ll97/report-request.tsx'),
      route('ll97/report/:id', 'routes/ll97/emissions-report.tsx'),
    ],
  }),
  route('ll97/report/example.pdf', 'routes/ll97/example-report-pdf.ts'),
  route('ll97/report/:id/report.pdf', 'routes/ll97/emissions-report-pdf.ts'),
  route('ll97/report/:id/deadlines.ics', 'routes/ll97/emissions-report-ics.ts'),

  ...moduleRoutes('ll199', {
    own: [
      route('ll199/invoice', 'routes/ll199/invoice.tsx'),
      route('ll199/analysis/:id', 'routes/modules/bill-analysis.tsx', 'll199/bill-analysis'),
      route(
        'll199/analysis/preview/:id',
        'routes/modules/bill-analysis-preview.tsx',
        'll199/bill-analysis-preview',
      ),
    ],
  }),
  route('ll199/invoice/send', 'routes/ll199/invoice-send.ts'),

  ...moduleRoutes('nyc-internet', {
    quiz: 'routes/internet/quiz.tsx',
    report: 'routes/internet/report.tsx',
    own: [route('nyc-internet/quiz/result/:id', 'routes/internet/quiz-result.tsx')],
  }),
  ...moduleRoutes('nyc-plastic'),
  ...moduleRoutes('nyc-pest'),

  ...moduleRoutes('cwz', {
    quiz: 'routes/cwz/redirect.ts',
    report: 'routes/cwz/redirect.ts',
    own: [
      route('cwz/assessment', 'routes/cwz/assessment.tsx'),
      route('cwz/report/:id', 'routes/cwz/report.tsx'),
      route('cwz/upload/:id', 'routes/cwz/upload.tsx'),
      route('cwz/thank-you/:id', 'routes/cwz/thank-you.tsx'),
      route('cwz/analysis/:id', 'routes/modules/bill-analysis.tsx', 'cwz/bill-analysis'),
      route(
        'cwz/analysis/preview/:id',
        'routes/modules/bill-analysis-preview.tsx',
        'cwz/bill-analysis-preview',
      ),
      route('cwz/faq', 'routes/cwz/faq.tsx'),
    ],
  }),
  route('cwz/upload/:id/send', 'routes/cwz/bill-send.ts'),
] satisfies RouteConfig;
