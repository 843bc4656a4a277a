import { z } from 'zod';
import type { RegulatoryModule } from '#app/regulations/index.ts';
import { isOneLine, UNPRINTABLE_MESSAGE } from '../forms/printable.ts';
import { ALL, type BlogQuery } from './blog-address.ts';

const SEARCH_MAX_LENGTH = 200;

/** Search text: at most 200 characters, none of them unprintable. */
const searchSchema = z
  .string()
  .trim()
  .max(SEARCH_MAX_LENGTH, `Please search for at most ${SEARCH_MAX_LENGTH} characters.`)
  .refine(isOneLine, UNPRINTABLE_MESSAGE);

const pageSchema = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** Reads what is searched for, and which page of the results; `undefined` for a page that cannot exist. */
export function readSearch(
  parameters: URLSearchParams,
): { search: string; page: number; searchError?: string } | undefined {
  const page = pageSchema.safeParse(parameters.get('page') || '1');
  if (!page.success) return undefined;
  const search = searchSchema.safeParse(parameters.get('q') ?? '');
  return {
    search: search.success ? search.data : '',
    page: page.data,
    searchError: search.error?.issues[0]?.message,
  };
}

/**
 * Reads a blog's address. `undefined` for a category or a page number that cannot exist; a
 * search text that is not acceptable is told apart, as it is something that a person typed.
 */
export function readBlogQuery(
  parameters: URLSearchParams,
  { articleCategories }: Pick<RegulatoryModule, 'articleCategories'>,
): { query: BlogQuery; searchError?: string } | undefined {
  const category = parameters.get('category') || ALL;
  const asked = readSearch(parameters);
  if (!asked || ![ALL, ...articleCategories].includes(category)) return undefined;
  const { searchError, ...query } = asked;
  return { query: { category, ...query }, searchError };
}
