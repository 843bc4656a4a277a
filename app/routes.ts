import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@remix-run/route-config';

interface OwnScreens {
  /** The module's own quiz, or what stands for it. */
  quiz?: string;
  /** The module's own page of reports. */
  report?: string;
  /** Screens that no other module has. */
  own?: RouteConfigEntry[];
}

/**
 * The screens that every module has, below the module's own address. A screen is one file for all
 * of them and learns from the address which module it shows: see docs/decisions/0012.
 */
const moduleFamily = (
  module: string,
  { quiz = 'routes/modules/quiz.tsx', report = 'routes/modules/report.tsx', own = [] }: OwnScreens = {},
) =>
  prefix(module, [
    layout('routes/modules/layout.tsx', { id: `${module}/layout` }, [
      ...own,
      index('routes/modules/overview.tsx', { id: `${module}/overview` }),
      route('quiz', quiz, { id: `${module}/quiz` }),
      route('report', report, { id: `${module}/report` }),
      route('blog', 'routes/modules/blog.tsx', { id: `${module}/blog` }),
      route('blog/:slug', 'routes/modules/article.tsx', { id: `${module}/article` }),
      route('newsletter', 'routes/modules/newsletter.tsx', { id: `${module}/newsletter` }),
      route('vendor-access', 'routes/modules/vendor-access.tsx', { id: `${module}/vendor-access` }),
    ]),
    route('report/checklist.pdf', 'routes/resources/checklist-pdf.ts', { id: `${module}/checklist-pdf` }),
    route('blog/feed.xml', 'routes/resources/blog-feed.ts', { id: `${module}/blog-feed` }),
    route('blog/events', 'routes/resources/blog-events.ts', { id: `${module}/blog-events` }),
    route('newsletter/sign-up', 'routes/resources/newsletter-sign-up.ts', { id: `${module}/sign-up` }),
  ]);

/** Files of Local Law 97 that are downloaded: they are no pages, and stand in no layout. */
const ll97Files = prefix('ll97', [
  route('deadlines.ics', 'routes/resources/deadlines-ics.ts'),
  route('report/example.pdf', 'routes/resources/example-report-pdf.ts'),
  route('report/:id/report.pdf', 'routes/resources/emissions-report-pdf.ts'),
  route('report/:id/deadlines.ics', 'routes/resources/emissions-report-ics.ts'),
]);

/** Every address of the site. The back office (/admin, /api) is not Remix's. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('feedback', 'routes/site/feedback.tsx'),
    route('help', 'routes/site/help.tsx'),
    route('help/:slug', 'routes/site/guide.tsx'),
    route('legal', 'routes/site/legal.tsx'),
    route('partners', 'routes/site/partners.tsx'),
    route('partners/directory', 'routes/site/partner-directory.tsx'),
    route('partners/:slug', 'routes/site/partner.tsx'),
    route('search', 'routes/site/search.tsx'),
    route('browse-modules', 'routes/site/browse-modules.tsx'),
    ...prefix('newsletter', [
      route('confirm/:token', 'routes/newsletter/confirm.tsx'),
      route('confirmed', 'routes/newsletter/confirmed.tsx'),
      route('unsubscribe/:token', 'routes/newsletter/unsubscribe.tsx'),
      route('unsubscribed', 'routes/newsletter/unsubscribed.tsx'),
    ]),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('social-image/*', 'routes/resources/social-image.ts'),

  ...moduleFamily('ll97', {
    report: 'routes/ll97/report.tsx',
    own: [
      route('calculator', 'routes/ll97/calculator.tsx'),
      route('report/request/:reportId', 'routes/ll97/report-request.tsx'),
      route('report/:id', 'routes/ll97/emissions-report.tsx'),
    ],
  }),
  ...moduleFamily('ll199', {
    own: [
      route('invoice', 'routes/ll199/invoice.tsx'),
      route('analysis/:id', 'routes/modules/bill-analysis.tsx', { id: 'll199/bill-analysis' }),
    ],
  }),
  route('ll199/invoice/send', 'routes/resources/invoice-send.ts'),
  ...moduleFamily('nyc-internet', {
    quiz: 'routes/internet/quiz.tsx',
    report: 'routes/internet/report.tsx',
    own: [route('quiz/result/:id', 'routes/internet/quiz-result.tsx')],
  }),
  ...moduleFamily('nyc-plastic'),
  ...moduleFamily('nyc-pest'),
  ...moduleFamily('cwz', {
    quiz: 'routes/cwz/quiz.ts',
    report: 'routes/cwz/report-missing.ts',
    own: [
      route('assessment', 'routes/cwz/assessment.tsx'),
      route('report/:id', 'routes/cwz/report.tsx'),
      route('upload/:id', 'routes/cwz/upload.tsx'),
      route('thank-you/:id', 'routes/cwz/thank-you.tsx'),
      route('analysis/:id', 'routes/modules/bill-analysis.tsx', { id: 'cwz/bill-analysis' }),
      route('faq', 'routes/cwz/faq.tsx'),
    ],
  }),
  route('cwz/upload/:id/send', 'routes/resources/cwz-bill-send.ts'),

  ...ll97Files,
] satisfies RouteConfig;
