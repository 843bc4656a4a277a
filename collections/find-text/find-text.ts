import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { FIGURE_KINDS, formatValue } from '#law/figures/figure-kinds.ts';
import { fillText } from '#law/figures/placeholders.ts';
import type { Register } from '#law/figures/register.ts';
import { dayInNewYork } from '#law/days.ts';
import { CONTENT_KINDS, PICTURES } from '#cms/content-kinds.ts';
import { readRegister } from '#cms/register/register.ts';
import type { CheckedField } from '#cms/content-lint/required-fields.ts';
import { isInMenuOf } from '#cms/panel/menu-groups.ts';
import type { User } from '#cms/payload-types.ts';
import { type Excerpt, findExcerpt, fieldTexts } from './field-texts.ts';

interface FoundText extends Excerpt {
  label: string;
  path: string;
}

export interface FoundDocument {
  title: string;
  kind: string;
  path: string;
  texts: FoundText[];
}

const COLLECTIONS: CollectionSlug[] = [
  ...CONTENT_KINDS.map(({ collection }) => collection),
  'newsletter-issues',
  'reply-templates',
  PICTURES,
];

interface Search {
  payload: Payload;
  user: User;
  phrase: string;
  register: Register;
}

interface Place extends Omit<FoundDocument, 'texts'> {
  fields: readonly CheckedField[];
}

const figureSchema = z.object({
  kind: z.enum(FIGURE_KINDS),
  unit: z.string().nullish(),
  values: z.array(z.object({ value: z.string() })),
});

/** Returns a figure's values as pages show them, by field path. */
function shownValues(document: object): Map<string, string> {
  const { data: figure } = figureSchema.safeParse(document);
  const shown = figure?.values.map(({ value }, index): [string, string] => [
    `values.${index}.value`,
    formatValue(figure.kind, value, figure.unit ?? ''),
  ]);
  return new Map(shown);
}

function searchDocument(document: object, { fields, ...place }: Place, search: Search): FoundDocument[] {
  const today = dayInNewYork(new Date());
  const shown = shownValues(document);
  const texts = fieldTexts(fields, document).flatMap(({ path, label, tab, text }) => {
    const variants = [fillText(text, search.register, today), text, shown.get(path) ?? ''];
    const excerpt = variants.map((each) => findExcerpt(each, search.phrase)).find(Boolean);
    const target = new URLSearchParams({ field: path, ...(tab === undefined ? {} : { tab }) });
    return excerpt ? [{ ...excerpt, label, path: `${place.path}#${target.toString()}` }] : [];
  });
  return texts.length > 0 ? [{ ...place, texts }] : [];
}

const isInMenu = (config: Parameters<ReturnType<typeof isInMenuOf>>[0], { role }: User): boolean =>
  role === 'admin' || isInMenuOf(role)(config);

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;

async function inCollection(collection: CollectionSlug, search: Search): Promise<FoundDocument[]> {
  const { payload, user } = search;
  const { config } = payload.collections[collection];
  const { admin, labels, fields } = config;
  if (!isInMenu(config, user)) return [];
  const { docs } = await payload.find({
    collection,
    user,
    overrideAccess: false,
    disableErrors: true,
    draft: true,
    depth: 0,
    pagination: false,
  });
  const useAsTitle = collection === PICTURES ? 'alt' : (admin.useAsTitle ?? 'id');
  return docs.flatMap((document) => {
    const title = textOr(Reflect.get(document, useAsTitle), 'Untitled');
    const path = `/collections/${collection}/${document.id}`;
    return searchDocument(
      document,
      { title, kind: textOr(labels.singular, collection), path, fields },
      search,
    );
  });
}

async function inGlobals(search: Search): Promise<FoundDocument[]> {
  const { payload, user } = search;
  const found: FoundDocument[] = [];
  for (const config of payload.globals.config) {
    const { slug, label, fields } = config;
    if (!isInMenu(config, user)) continue;
    const page = await payload.findGlobal({ slug, user, overrideAccess: false, draft: true, depth: 0 });
    const place = { title: textOr(label, slug), kind: 'Page', path: `/globals/${slug}`, fields };
    found.push(...searchDocument(page, place, search));
  }
  return found;
}

export async function findText(
  payload: Payload,
  { user, phrase }: Pick<Search, 'user' | 'phrase'>,
): Promise<FoundDocument[]> {
  const search = { payload, user, phrase, register: await readRegister(payload) };
  const found: FoundDocument[] = await inGlobals(search);
  for (const collection of COLLECTIONS) found.push(...(await inCollection(collection, search)));
  return found;
}
