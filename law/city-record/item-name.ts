import type { RecordItem } from './summary.ts';

const KINDS: Record<RecordItem['kind'], (agency: string) => string> = {
  dobViolation: () => 'DOB violation',
  dobSummons: () => 'DOB summons',
  hpdViolation: () => 'HPD violation',
  otherSummons: (agency) => `summons of ${agency}`,
};

/** Omits the record's own text, which may mention locations inside the building. */
export const itemName = ({ kind, agency, number, hazardClass }: RecordItem): string =>
  `${KINDS[kind](agency)} ${number}${hazardClass ? ` (class ${hazardClass})` : ''}`;
