import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULE_SLUGS } from '#law/modules.ts';
import { KIND_NAMES } from './kinds.ts';
import {
  areSame,
  DUE,
  type Filters,
  filtersSchema,
  fromQuery,
  NO_MODULE,
  OPEN,
  PHASES,
  RECEIVED,
  SHOWN,
  SORTS,
  toQuery,
} from './filters.ts';

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  kinds: fc.uniqueArray(fc.constantFrom(...KIND_NAMES)),
  modules: fc.uniqueArray(fc.constantFrom(NO_MODULE, ...MODULE_SLUGS)),
  phase: fc.constantFrom(...PHASES),
  assignee: fc.oneof(
    fc.constantFrom('any' as const, 'me' as const, 'nobody' as const),
    fc.integer({ min: 1, max: 2_147_483_647 }),
  ),
  due: fc.constantFrom(...DUE),
  received: fc.constantFrom(...RECEIVED),
  spam: fc.constantFrom(...SHOWN),
  snoozed: fc.constantFrom(...SHOWN),
  sort: fc.constantFrom(...SORTS),
});

const parsed = (query: string) => fromQuery(new URLSearchParams(query));

describe('inbox filters in a URL', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(anyFilters, fc.integer({ min: 1, max: 9999 }), (filters, page) => {
        const read = parsed(toQuery(filters, page));
        expect(areSame(read.filters, filters)).toBe(true);
        expect(read.page).toBe(page);
      }),
    );
  });

  it('are valid no matter what the URL contains', () => {
    const name = fc.oneof(fc.constantFrom(...Object.keys(OPEN), 'page'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const { filters, page } = fromQuery(new URLSearchParams(pairs));
        expect(filtersSchema.safeParse(filters).success).toBe(true);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['', {}],
    ['assignee=me&due=overdue', { assignee: 'me', due: 'overdue' }],
    ['assignee=17', { assignee: 17 }],
    ['kinds=feedback,vendor-applications,feedback', { kinds: ['feedback', 'vendor-applications'] }],
    ['kinds=users', {}],
    ['assignee=0&phase=deleted&sort=password', {}],
    ['search=ada@example.com', {}],
  ])('with the query %j differ from the defaults by %j', (query, difference) => {
    expect(parsed(query).filters).toEqual({ ...OPEN, ...difference });
  });

  it.each(['0', '-1', '1.5', 'x', '100001'])('fall back to page 1 if the page is %j', (page) => {
    expect(parsed(`page=${page}`).page).toBe(1);
  });

  it('are omitted if they are the defaults', () => {
    expect(toQuery(OPEN)).toBe('');
    expect(toQuery({ ...OPEN, kinds: ['feedback'] }, 2)).toBe('kinds=feedback&page=2');
  });
});

describe('inbox filters', () => {
  it('are the same if only the order of kinds differs', () => {
    const one: Filters = { ...OPEN, kinds: ['feedback', 'bill-uploads'] };
    expect(areSame(one, { ...OPEN, kinds: ['bill-uploads', 'feedback'] })).toBe(true);
    expect(areSame(one, OPEN)).toBe(false);
  });

  it('must not contain the search text, which may be personal data', () => {
    expect(filtersSchema.safeParse({ ...OPEN, search: 'Ada' }).success).toBe(false);
  });
});
