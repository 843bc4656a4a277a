import { BILL_FIELDS, formatBillValue } from '#law/bills/bill-fields.ts';
import { groupByLine } from '../service-lines.ts';
import type { ReviewValue } from '../review-schema.ts';

export interface ValueGroup {
  heading: string;
  line?: number;
  values: readonly ReviewValue[];
}

const ORDER = Object.keys(BILL_FIELDS);

const inOrder = (values: readonly ReviewValue[]): ReviewValue[] =>
  values.toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));

export function valueName({ field, label }: Pick<ReviewValue, 'field' | 'label'>): string {
  const { label: name } = BILL_FIELDS[field];
  if (!label) return name;
  return field === 'fee' ? `${name}: ${label}` : `${name} (${label})`;
}

export const shownValue = ({ field }: Pick<ReviewValue, 'field'>, value: string): string =>
  formatBillValue(field, value);

const isRate = ({ field }: ReviewValue): boolean => field === 'recyclingRate' || field === 'organicsRate';

const groupOf = (heading: string, values: readonly ReviewValue[], line?: number): ValueGroup[] =>
  values.length > 0 ? [{ heading, line, values: inOrder(values) }] : [];

export function groupValues(values: readonly ReviewValue[]): ValueGroup[] {
  const fees = values.filter(({ field }) => field === 'fee');
  const rates = values.filter(isRate);
  const rest = values.filter((value) => value.field !== 'fee' && !isRate(value));
  const lines = groupByLine(rest.filter(({ line }) => line !== null));
  return [
    ...groupOf(
      'The bill',
      rest.filter(({ line }) => line === null),
    ),
    ...lines.flatMap((line, index) => groupOf(`Service line ${index + 1}`, line, line[0]?.line ?? undefined)),
    ...groupOf('Fees', fees),
    ...groupOf('Recycling and organics', rates),
  ];
}

export const isOpen = ({ verdict, correctedBy }: Pick<ReviewValue, 'verdict' | 'correctedBy'>): boolean =>
  verdict === 'none' || (verdict === 'corrected' && correctedBy === 'visitor');

export const sureValues = (values: readonly ReviewValue[]): ReviewValue[] =>
  values.filter(({ verdict, isLow }) => verdict === 'none' && !isLow);

export type Mark = 'sure' | 'low' | 'accepted' | 'corrected' | 'byVisitor' | 'dismissed';

export function markOf({ verdict, correctedBy, isLow }: ReviewValue): Mark {
  if (verdict === 'accepted' || verdict === 'dismissed') return verdict;
  if (verdict === 'corrected') return correctedBy === 'visitor' ? 'byVisitor' : 'corrected';
  return isLow ? 'low' : 'sure';
}

export const MARKS: Readonly<Record<Mark, { sign: string; text?: string }>> = {
  sure: { sign: '' },
  low: { sign: '?', text: 'Check this' },
  accepted: { sign: '✓', text: 'Accepted' },
  corrected: { sign: '✎', text: 'Corrected' },
  byVisitor: { sign: '✎', text: 'Corrected by the visitor' },
  dismissed: { sign: '×', text: 'Not on the bill' },
};
