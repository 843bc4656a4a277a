import {
  listArticleAddresses,
  listGuideAddresses,
  listModuleAddresses,
  listPartnerAddresses,
} from '#app/content/page-addresses.server.ts';
import { publicPages, type PublicPage } from './public-pages.ts';

/** Every public page, from what the back office holds now. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const [modules, articles, guides, partners] = await Promise.all([
    listModuleAddresses(),
    listArticleAddresses(),
    listGuideAddresses(),
    listPartnerAddresses(),
  ]);
  return publicPages({ modules, articles, guides, partners });
}
