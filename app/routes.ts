import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config';

/** Every address of the site. The back office (/admin, /api) is not Remix's. */
export default [
  layout('routes/site/layout.tsx', [index('routes/site/home.tsx'), route('*', 'routes/site/not-found.tsx')]),

  ...prefix('ll97', [
    layout('routes/ll97/layout.tsx', [
      index('routes/ll97/overview.tsx'),
      route('quiz', 'routes/ll97/quiz.tsx'),
      route('report', 'routes/ll97/report.tsx'),
      route('blog', 'routes/ll97/blog.tsx'),
      route('blog/:slug', 'routes/ll97/article.tsx'),
      route('newsletter', 'routes/ll97/newsletter.tsx'),
      route('vendor-access', 'routes/ll97/vendor-access.tsx'),
    ]),
    route('blog/events', 'routes/resources/ll97-blog-events.ts'),
    route('newsletter/sign-up', 'routes/resources/ll97-newsletter-sign-up.ts'),
  ]),
] satisfies RouteConfig;
