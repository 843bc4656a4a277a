import type { Config } from '#cms/payload-types.ts';
import { periodPlaceholders } from '#cms/personal-data/retention.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader } from './reader.server.ts';
import { remembered } from './remembered.server.ts';
import { toWords, type Words } from './words.server.ts';

/** The general pages whose words are a global of the back office. */
type PageSlug = Exclude<keyof Config['globals'], 'site-settings' | 'payload-jobs-stats'>;

export type PageWords<Slug extends PageSlug> = Words<
  Omit<Config['globals'][Slug], 'id' | 'createdAt' | 'updatedAt' | 'globalType' | '_status'>
>;

/** What stands for the names, addresses and periods that pages mention, each kept in one place. */
const readPlaceholders = remembered(async (): Promise<Record<string, string>> => {
  const payload = await openPayload();
  const [{ productName, contactEmail }, { privacyEmail, legalEmail }] = await Promise.all([
    payload.findGlobal({ ...asReader(), slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ ...asReader(), slug: 'legal', depth: 0 }),
  ]);
  return { productName, contactEmail, privacyEmail, legalEmail, ...periodPlaceholders() };
});

const readWords = remembered(async (slug: PageSlug): Promise<object> => {
  const payload = await openPayload();
  const [page, placeholders] = await Promise.all([
    payload.findGlobal({ ...asReader(), slug, depth: 0 }),
    readPlaceholders(),
  ]);
  return toWords(page, placeholders);
});

/** The words of a general page, as the back office has them. */
export const readPage = <Slug extends PageSlug>(slug: Slug): Promise<PageWords<Slug>> =>
  readWords(slug) as Promise<PageWords<Slug>>;
