import { z } from 'zod';
import { isOneLine, UNPRINTABLE_MESSAGE } from '#app/features/forms/field-schemas.ts';

const SEARCH_URL = '/search';

const MAX = 200;

const textSchema = z
  .string()
  .trim()
  .max(MAX, `Your search is too long. Use at most ${MAX} characters.`)
  .refine(isOneLine, UNPRINTABLE_MESSAGE);

const pageSchema = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number);

export interface SearchQuery<Kind extends string = string> {
  text: string;
  kind?: Kind;
  page: number;
  isExact: boolean;
}

interface Parsed<Kind extends string> {
  query: SearchQuery<Kind>;
  error?: string;
}

/** @returns undefined for an unknown kind, an invalid page, or a page after the first without a kind. */
export function parseSearch<Kind extends string>(
  parameters: URLSearchParams,
  isKind: (value: unknown) => value is Kind,
): Parsed<Kind> | undefined {
  const kind = parameters.get('kind') || undefined;
  const page = pageSchema.safeParse(parameters.get('page') || '1');
  if ((kind !== undefined && !isKind(kind)) || !page.success) return undefined;
  if (kind === undefined && page.data > 1) return undefined;
  const text = textSchema.safeParse(parameters.get('q') ?? '');
  const isExact = parameters.get('exact') === '1';
  return {
    query: { text: text.success ? text.data : '', kind, page: page.data, isExact },
    error: text.error?.issues[0]?.message,
  };
}

export function searchUrl({
  text,
  kind,
  page = 1,
  isExact,
}: Partial<SearchQuery> & { text: string }): string {
  const parameters = new URLSearchParams({ q: text });
  if (kind) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  if (isExact) parameters.set('exact', '1');
  return `${SEARCH_URL}?${parameters.toString()}`;
}
