import { z } from 'zod';
import type { RecordItem } from '#law/city-record/summary.ts';
import { isLawId } from '#law/buildings/rules/index.ts';

export const AGENCY_FILTERS = [
  { value: 'dob', label: 'Department of Buildings' },
  { value: 'hpd', label: 'HPD' },
  { value: 'other', label: 'Other agencies' },
] as const;

export const STATE_FILTERS = [
  { value: 'open', label: 'Open' },
  { value: 'due', label: 'Money due, or an upcoming hearing' },
  { value: 'closed', label: 'Closed or being closed' },
  { value: 'deleted', label: 'Noted as deleted' },
] as const;

export type AgencyFilter = (typeof AGENCY_FILTERS)[number]['value'];
export type StateFilter = (typeof STATE_FILTERS)[number]['value'];

/** The filter value for records that do not belong to any law on this site. */
export const NO_LAW = 'other';

const optionalChoice = <Value extends string>(choices: readonly { value: Value }[]) =>
  z
    .enum(choices.map(({ value }) => value))
    .optional()
    .catch(undefined);

const schema = z.object({
  agency: optionalChoice(AGENCY_FILTERS),
  state: optionalChoice(STATE_FILTERS),
  law: z
    .string()
    .refine((law) => law === NO_LAW || isLawId(law))
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().positive().max(1000).catch(1),
});

export type RecordQuery = z.infer<typeof schema>;

const NAMES = Object.keys(schema.shape);

/** Ignores unknown values so that old links still work. */
export const parseRecordQuery = (search: URLSearchParams): RecordQuery =>
  schema.parse(Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? undefined])));

export function writeRecordQuery({ page, ...filters }: Partial<RecordQuery>): URLSearchParams {
  const query = new URLSearchParams(filters);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query;
}

export function itemAgency({ kind }: RecordItem): AgencyFilter {
  if (kind === 'otherSummons') return 'other';
  return kind === 'hpdViolation' ? 'hpd' : 'dob';
}

const IN_STATE: Record<StateFilter, (item: RecordItem) => boolean> = {
  open: ({ state }) => state === 'open',
  due: ({ balance, hearing }) => balance > 0 || hearing !== undefined,
  closed: ({ state }) => state === 'closed' || state === 'closing',
  deleted: ({ state }) => state === 'deleted',
};

export const matches = (item: RecordItem, { agency, state, law }: RecordQuery): boolean =>
  (agency === undefined || itemAgency(item) === agency) &&
  (state === undefined || IN_STATE[state](item)) &&
  (law === undefined || (item.law ?? NO_LAW) === law);
