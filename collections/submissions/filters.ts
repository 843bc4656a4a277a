import { z } from 'zod';
import { MODULE_SLUGS, type ModuleSlug } from '#law/modules.ts';
import { KIND_NAMES } from './kinds.ts';

export const NO_MODULE = 'none';

export type ModuleFilter = ModuleSlug | typeof NO_MODULE;

export const PHASES = ['open', 'new', 'working', 'closed', 'any'] as const;
export const DUE = ['any', 'overdue', 'today', 'week'] as const;
export const RECEIVED = ['any', 'today', 'week', 'month', 'twoDays', 'fiveDays', 'older'] as const;
export const SHOWN = ['hidden', 'only', 'any'] as const;
export const SORTS = ['due', 'newest', 'oldest'] as const;

/** Submissions received at most `from` days ago, and more than `before` days ago. */
export const RECEIVED_DAYS: Record<(typeof RECEIVED)[number], { from?: number; before?: number }> = {
  any: {},
  today: { from: 0 },
  week: { from: 6 },
  month: { from: 29 },
  twoDays: { from: 2, before: 0 },
  fiveDays: { from: 5, before: 2 },
  older: { before: 5 },
};

export const MODULE_FILTERS: [ModuleFilter, ...ModuleFilter[]] = [NO_MODULE, ...MODULE_SLUGS];

const assigneeSchema = z.union([z.enum(['any', 'me', 'nobody']), z.number().int().min(1).max(2_147_483_647)]);

/** Filters are part of URLs, so they must not contain the search text. */
export const filtersSchema = z.strictObject({
  /** Empty means all kinds. */
  kinds: z.array(z.enum(KIND_NAMES)).max(KIND_NAMES.length),
  modules: z.array(z.enum(MODULE_FILTERS)).max(MODULE_FILTERS.length),
  phase: z.enum(PHASES),
  assignee: assigneeSchema,
  due: z.enum(DUE),
  received: z.enum(RECEIVED),
  spam: z.enum(SHOWN),
  snoozed: z.enum(SHOWN),
  sort: z.enum(SORTS),
});

export type Filters = z.infer<typeof filtersSchema>;

export const OPEN: Filters = {
  kinds: [],
  modules: [],
  phase: 'open',
  assignee: 'any',
  due: 'any',
  received: 'any',
  spam: 'hidden',
  snoozed: 'hidden',
  sort: 'due',
};

export const ALL: Filters = { ...OPEN, phase: 'any', spam: 'any', snoozed: 'any', sort: 'newest' };

export const VIEWS: readonly { name: string; filters: Filters }[] = [
  { name: 'Open', filters: OPEN },
  { name: 'Mine', filters: { ...OPEN, assignee: 'me' } },
  { name: 'Unassigned', filters: { ...OPEN, assignee: 'nobody' } },
  { name: 'Overdue', filters: { ...OPEN, due: 'overdue' } },
  { name: 'Snoozed', filters: { ...OPEN, snoozed: 'only' } },
  { name: 'Closed', filters: { ...OPEN, phase: 'closed', sort: 'newest' } },
];

const NAMES = Object.keys(OPEN) as (keyof Filters)[];

const asText = (value: Filters[keyof Filters]): string =>
  Array.isArray(value) ? value.toSorted().join(',') : String(value);

export const areSame = (one: Filters, other: Filters): boolean =>
  NAMES.every((name) => asText(one[name]) === asText(other[name]));

export function toQuery(filters: Filters, page = 1): string {
  const pairs = NAMES.map((name) => [name, asText(filters[name])]);
  const query = new URLSearchParams(
    pairs.filter(([name, text]) => text !== asText(OPEN[name as keyof Filters])),
  );
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

export function inboxUrl(filters: Filters, page = 1): string {
  const query = toQuery(filters, page);
  return `/admin/inbox${query ? `?${query}` : ''}`;
}

const listIn = (text: string): string[] => text.split(',').filter(Boolean);

export function fromQuery(query: URLSearchParams): { filters: Filters; page: number } {
  const parseValue = (name: keyof Filters, text: string): unknown => {
    if (name === 'kinds' || name === 'modules') return [...new Set(listIn(text))];
    return name === 'assignee' && /^\d+$/.test(text) ? Number(text) : text;
  };
  const given = NAMES.flatMap((name) => {
    const text = query.get(name);
    const { data } = filtersSchema.shape[name].safeParse(text === null ? undefined : parseValue(name, text));
    return data === undefined ? [] : [[name, data] as const];
  });
  const page = z.coerce.number().int().min(1).max(MAX_PAGE).safeParse(query.get('page'));
  return { filters: filtersSchema.parse({ ...OPEN, ...Object.fromEntries(given) }), page: page.data ?? 1 };
}

export const PAGE_SIZE = 50;

export const MAX_PAGE = 100_000;
