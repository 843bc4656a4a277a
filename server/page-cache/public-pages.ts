import type { ShownSubmissions } from '#cms/events/content-event.ts';

/** Pages and files that are the same for everybody who asks for their address. */
export interface PublicPage {
  /** The addresses, as app/routes.ts has them. The first that fits counts. */
  path: string;
  /** The parameters of the query that the page shows something by. All others are ignored. */
  parameters?: readonly string[];
  /** The parameters that make it a page about one visitor, which is never kept. */
  personal?: readonly string[];
  /** What visitors send and the page shows a part of: it changes with each that arrives. */
  shows?: ShownSubmissions;
}

/** Every public page. A test holds the list against app/routes.ts. See docs/decisions/0025. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact', parameters: ['message'], personal: ['reference'] },
  { path: '/feedback', parameters: ['feedback'] },
  { path: '/help' },
  { path: '/help/:slug' },
  { path: '/legal', parameters: ['tab'] },
  { path: '/partners' },
  { path: '/partners/directory', parameters: ['module', 'category'] },
  { path: '/partners/:slug' },
  { path: '/browse-modules' },
  { path: '/search', parameters: ['q', 'page'] },
  { path: '/newsletter/confirmed' },
  { path: '/newsletter/unsubscribed' },
  { path: '/sitemap.xml' },
  { path: '/robots.txt' },
  { path: '/ll97/deadlines.ics' },
  { path: '/ll97/report/example.pdf' },
  { path: '/ll97/calculator', personal: ['from'] },
  { path: '/ll97/report', parameters: ['tab'] },
  { path: '/ll97/report/request/:reportId', parameters: ['enquiry'], personal: ['reference'] },
  { path: '/ll199/invoice', parameters: ['invoice'], personal: ['reference'] },
  { path: '/nyc-internet/quiz' },
  { path: '/nyc-internet/report', shows: 'quiz-submissions' },
  { path: '/cwz/assessment', parameters: ['lost'], personal: ['draft', 'step'] },
  { path: '/cwz/faq' },
  { path: '/:module', parameters: ['for', 'application', 'notice'] },
  { path: '/:module/quiz', parameters: ['answers', 'result', 'mail'] },
  { path: '/:module/report', parameters: ['answers'] },
  { path: '/:module/report/checklist.pdf', parameters: ['answers'] },
  { path: '/:module/blog', parameters: ['q', 'category', 'page'] },
  { path: '/:module/blog/feed.xml' },
  { path: '/:module/blog/:slug' },
  { path: '/:module/newsletter', parameters: ['subscribed'] },
  { path: '/:module/vendor-access', parameters: ['application'] },
];

/** All other addresses, and why nothing is kept of them. They count before the public pages. */
export const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  '/newsletter/confirm/:token': 'A link from a mail.',
  '/newsletter/unsubscribe/:token': 'A link from a mail.',
  '/:module/blog/events': 'A stream that stays open.',
  '/:module/newsletter/sign-up': 'Only takes forms.',
  '/ll199/invoice/send': 'Only takes forms.',
  '/cwz/upload/:id/send': 'Only takes forms.',
  '/ll97/report/:id': 'About one building.',
  '/ll97/report/:id/report.pdf': 'About one building.',
  '/ll97/report/:id/deadlines.ics': 'About one building.',
  '/ll199/analysis/:id': 'About one bill.',
  '/cwz/analysis/:id': 'About one bill.',
  '/nyc-internet/quiz/result/:id': 'About one building.',
  '/cwz/report/:id': 'About one business.',
  '/cwz/upload/:id': 'About one business.',
  '/cwz/thank-you/:id': 'About one business.',
  '/social-image/*': 'Pictures, which are kept by what they say.',
  '/*': 'There is no page, or it has moved.',
};
