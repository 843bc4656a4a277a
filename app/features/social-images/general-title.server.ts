import { readPage } from '#app/content/pages.server.ts';
import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { GENERAL_PAGES, type GeneralPage } from '../search-engines/general-pages.ts';

/** The pages whose title for search engines is also that of their picture. */
type TitledPage = Parameters<typeof readPage>[0];

const titleOf = (page: TitledPage) => async () => (await readPage(page)).meta.title;

/** Where the title of each general page is kept. The home page is known by the site's tagline. */
const TITLES: Record<GeneralPage, () => Promise<string>> = {
  '/': async () => (await readSiteSettings()).tagline,
  '/about': titleOf('about'),
  '/contact': titleOf('contact'),
  '/help': titleOf('help'),
  '/legal': titleOf('legal'),
  '/partners': titleOf('partner-programme'),
  '/partners/directory': async () => (await readPage('partner-programme')).directory.heading,
  '/feedback': titleOf('feedback-page'),
  '/browse-modules': titleOf('module-browser'),
};

/** The title of a general page, or nothing where the address is none. */
export async function findGeneralTitle(path: string): Promise<string | undefined> {
  const page = GENERAL_PAGES.find((known) => known === path);
  return page && TITLES[page]();
}
