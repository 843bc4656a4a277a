import { openPayload } from '#cms/open-payload.ts';
import type { Article, Config } from '#cms/payload-types.ts';
import { periodPlaceholders } from '#cms/retention.ts';
import { limitPlaceholders } from '#law/portfolios.ts';
import { cached } from './cached.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { asReader } from './reader.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

type RichText = Article['body'];

type Copy<Value> = Value extends RichText
  ? string
  : Value extends (infer Item)[]
    ? Copy<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Copy<Value[Key]> }
      : Value;

const isRichText = (value: object): value is RichText => 'root' in value;

function withHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHtml);
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return richTextToHtml(value);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withHtml(child)]));
}

type PageSlug = Exclude<keyof Config['globals'], 'site-settings' | 'payload-jobs-stats'>;

export type PageCopy<Slug extends PageSlug> = Copy<
  Omit<Config['globals'][Slug], 'id' | 'createdAt' | 'updatedAt' | 'globalType' | '_status'>
>;

const loadPlaceholders = cached(async (): Promise<Record<string, string>> => {
  const payload = await openPayload();
  const [{ productName, contactEmail }, { privacyEmail, legalEmail }] = await Promise.all([
    payload.findGlobal({ ...asReader(), slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ ...asReader(), slug: 'legal', depth: 0 }),
  ]);
  return {
    productName,
    contactEmail,
    privacyEmail,
    legalEmail,
    ...limitPlaceholders(),
    ...periodPlaceholders(),
  };
});

const loadCopy = cached(async (slug: PageSlug, part?: string): Promise<unknown> => {
  const payload = await openPayload();
  const [page, placeholders] = await Promise.all([
    payload.findGlobal({ ...asReader(), slug, depth: 0 }),
    loadPlaceholders(),
  ]);
  const copy = withHtml(fillPlaceholders(page, placeholders)) as Record<string, unknown>;
  return part === undefined ? copy : copy[part];
});

export const readPage = <Slug extends PageSlug>(slug: Slug): Promise<PageCopy<Slug>> =>
  loadCopy(slug) as Promise<PageCopy<Slug>>;

/** Reads one field group, so that the page lists only that group's sources. */
export const readPart = <Slug extends PageSlug, Part extends keyof PageCopy<Slug> & string>(
  slug: Slug,
  part: Part,
): Promise<PageCopy<Slug>[Part]> => loadCopy(slug, part) as Promise<PageCopy<Slug>[Part]>;
