import type { ArticleAddress, ModuleAddress, PageAddress } from '#app/content/page-addresses.server.ts';
import { menuPages, moduleUrls } from '../modules/module-urls.ts';
import { OWN_PAGES } from '../modules/own-pages.ts';
import { GENERAL_PAGES } from './general-pages.ts';

/** A page that search engines should know. */
export interface PublicPage {
  path: string;
  /** ISO 8601, where it is known. */
  changedAt?: string;
}

/** What the back office holds that has pages of its own. */
export interface Addresses {
  modules: ModuleAddress[];
  articles: ArticleAddress[];
  guides: PageAddress[];
  partners: PageAddress[];
}

const newest = (articles: ArticleAddress[]): string | undefined =>
  articles
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1);

/** The overview of a module and those of its other pages that are open. */
function modulePages({ slug, sections, changedAt }: ModuleAddress, articles: ArticleAddress[]): PublicPage[] {
  const urls = moduleUrls(slug);
  const own = articles.filter(({ module }) => module === slug);
  const isLive = (section: keyof typeof sections) => sections[section] === 'live';
  const hasReports = menuPages(slug).some(({ page }) => page === 'report');
  return [
    { path: urls.overview, changedAt },
    ...(isLive('quiz') ? [{ path: urls.quiz, changedAt }] : []),
    ...(hasReports && isLive('report') ? [{ path: urls.report, changedAt }] : []),
    ...(OWN_PAGES[slug] ?? [])
      .filter(({ section }) => !section || isLive(section))
      .map(({ path }) => ({ path, changedAt })),
    ...(isLive('vendorAccess') ? [{ path: urls.vendorAccess, changedAt }] : []),
    ...(isLive('blog')
      ? [
          { path: urls.blog, changedAt: newest(own) ?? changedAt },
          ...own.map((article) => ({ path: `${urls.blog}/${article.slug}`, changedAt: article.changedAt })),
        ]
      : []),
  ];
}

const pagesBelow = (parent: string, pages: PageAddress[]): PublicPage[] =>
  pages.map(({ slug, changedAt }) => ({ path: `${parent}/${slug}`, changedAt }));

/** Every page that a search engine should know: those of sections that are not open yet are left out. */
export const publicPages = ({ modules, articles, guides, partners }: Addresses): PublicPage[] => [
  ...GENERAL_PAGES.map((path) => ({ path })),
  ...pagesBelow('/help', guides),
  ...pagesBelow('/partners', partners),
  ...modules.flatMap((module) => modulePages(module, articles)),
];
