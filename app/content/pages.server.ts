import { openPayload } from '#cms/open-payload.ts';
import type { Article, Config } from '#cms/payload-types.ts';
import { periodPlaceholders } from '#cms/personal-data/retention.ts';
import { cached } from './cached.server.ts';
import { asReader } from './reader.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

type RichText = Article['body'];

/** The copy of a page: a document whose rich text is HTML. */
type Copy<Value> = Value extends RichText
  ? string
  : Value extends (infer Item)[]
    ? Copy<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Copy<Value[Key]> }
      : Value;

const isRichText = (value: object): value is RichText => 'root' in value;

/** Placeholders such as "{productName}" let editors change a name in one place. */
function fillIn(text: string, placeholders: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
}

function filled(value: unknown, placeholders: Record<string, string>): unknown {
  if (typeof value === 'string') return fillIn(value, placeholders);
  if (Array.isArray(value)) return value.map((item) => filled(item, placeholders));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, filled(child, placeholders)] as const),
  );
}

function withHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHtml);
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return richTextToHtml(value);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withHtml(child)] as const));
}

/** Fills in placeholders, and converts rich text to HTML. */
const toCopy = <Document extends object>(
  document: Document,
  placeholders: Record<string, string>,
): Copy<Document> => withHtml(filled(document, placeholders)) as Copy<Document>;

/** The pages whose copy is a global of the back office. */
type PageSlug = Exclude<keyof Config['globals'], 'site-settings' | 'payload-jobs-stats'>;

export type PageCopy<Slug extends PageSlug> = Copy<
  Omit<Config['globals'][Slug], 'id' | 'createdAt' | 'updatedAt' | 'globalType' | '_status'>
>;

/** The names, addresses and periods that pages mention. */
const loadPlaceholders = cached(async (): Promise<Record<string, string>> => {
  const payload = await openPayload();
  const [{ productName, contactEmail }, { privacyEmail, legalEmail }] = await Promise.all([
    payload.findGlobal({ ...asReader(), slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ ...asReader(), slug: 'legal', depth: 0 }),
  ]);
  return { productName, contactEmail, privacyEmail, legalEmail, ...periodPlaceholders() };
});

const loadCopy = cached(async (slug: PageSlug): Promise<object> => {
  const payload = await openPayload();
  const [page, placeholders] = await Promise.all([
    payload.findGlobal({ ...asReader(), slug, depth: 0 }),
    loadPlaceholders(),
  ]);
  return toCopy(page, placeholders);
});

/** The copy of a page, as editors wrote it. */
export const readPage = <Slug extends PageSlug>(slug: Slug): Promise<PageCopy<Slug>> =>
  loadCopy(slug) as Promise<PageCopy<Slug>>;
