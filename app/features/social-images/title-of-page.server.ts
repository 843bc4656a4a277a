import {
  findArticleTitle,
  findGuideTitle,
  findModuleTitles,
  findPartnerTitle,
} from '#app/content/page-titles.server.ts';
import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { OWN_PAGES } from '../modules/own-pages.ts';
import { findGeneralTitle } from './general-title.server.ts';

/** What the picture of a page says. */
export interface PageTitle {
  title: string;
  /** The module that the page belongs to, with its name. */
  module?: { slug: ModuleSlug; name: string };
}

const titled = (title: string | undefined): PageTitle | undefined => (title ? { title } : undefined);

async function moduleTitle(module: ModuleSlug, path: string): Promise<PageTitle | undefined> {
  const titles = await findModuleTitles(module);
  if (!titles) return undefined;
  const urls = moduleUrls(module);
  const articleSlug = path.startsWith(`${urls.blog}/`) ? path.slice(urls.blog.length + 1) : undefined;
  const known: Record<string, string> = {
    [urls.overview]: titles.overview,
    [urls.quiz]: titles.menu.quiz,
    [urls.report]: titles.menu.report,
    [urls.blog]: titles.blog,
    [urls.newsletter]: titles.newsletter,
    [urls.vendorAccess]: titles.vendorAccess,
    ...Object.fromEntries((OWN_PAGES[module] ?? []).map((page) => [page.path, page.title])),
  };
  const title = articleSlug ? await findArticleTitle(module, articleSlug) : known[path];
  return title ? { title, module: { slug: module, name: titles.name } } : undefined;
}

/** The title of the page at an address, as the back office has it, or nothing where there is no such page. */
export async function titleOfPage(path: string): Promise<PageTitle | undefined> {
  const general = await findGeneralTitle(path);
  if (general) return { title: general };
  const [, first, second = '', ...others] = path.split('/');
  const module = MODULE_SLUGS.find((slug) => slug === first);
  if (module) return moduleTitle(module, path);
  if (others.length > 0) return undefined;
  if (first === 'help') return titled(await findGuideTitle(second));
  if (first === 'partners') return titled(await findPartnerTitle(second));
  return undefined;
}
