import { type CodeMap, type CodedSet, findMeaning } from './code-map.ts';
import type { CityRecord, EcbViolation, OathHearing, RowsBySet } from './rows.ts';
import type { ItemState, RecordItem } from './summary.ts';

interface Context {
  codes: CodeMap;
  on: string;
}

function meaningFields<Name extends CodedSet>(set: Name, row: RowsBySet[Name], codes: CodeMap) {
  const found = findMeaning(codes, set, row);
  return found && { law: found.law, meaning: found.meaning, closes: found.closes };
}

const NO_MONEY = { balance: 0, atStake: 0 } as const;

function dobState({ category = '', comments }: RowsBySet['dob-violations']): ItemState {
  if (comments?.startsWith('DELETED')) return 'deleted';
  return category === '' || category.includes('*') ? 'closed' : 'open';
}

/** Violations in DOB's old system, except those that are also in its new one. */
const bisItems = ({ rows }: CityRecord, { codes }: Context): RecordItem[] =>
  rows['dob-violations']
    .filter(({ isRepeated }) => !isRepeated)
    .map((row) => ({
      id: `dob-violations ${row.key}`,
      kind: 'dobViolation',
      set: 'dob-violations',
      agency: 'DOB',
      number: row.number ?? row.key,
      day: row.issuedOn,
      state: dobState(row),
      status: row.category ?? '',
      words: row.words ?? row.typeWords ?? '',
      ...meaningFields('dob-violations', row, codes),
      bin: row.bin,
      isOverdue: false,
      ...NO_MONEY,
    }));

function safetyState({ status = '' }: RowsBySet['dob-safety-violations']): ItemState {
  if (/^active$/i.test(status)) return 'open';
  return /pending dismissal/i.test(status) ? 'closing' : 'closed';
}

const safetyItems = ({ rows }: CityRecord, { codes }: Context): RecordItem[] =>
  rows['dob-safety-violations'].map((row) => ({
    id: `dob-safety-violations ${row.key}`,
    kind: 'dobViolation',
    set: 'dob-safety-violations',
    agency: 'DOB',
    number: row.key,
    day: row.issuedOn,
    state: safetyState(row),
    status: row.status ?? '',
    words: row.words ?? '',
    ...meaningFields('dob-safety-violations', row, codes),
    bin: row.bin,
    isOverdue: false,
    ...NO_MONEY,
  }));

/** Final hearing statuses. */
const DECIDED = /^(?:PAID IN FULL|HEARING COMPLETED|DOCKETED|WRITTEN OFF|DEFAULTED|DISMISSED)$/i;

/** Money at stake is not due until there is a decision, even after the hearing day. */
export const isUndecided = ({ hearingOn, decidedOn, hearingStatus = '' }: OathHearing): boolean =>
  hearingOn !== undefined && decidedOn === undefined && !DECIDED.test(hearingStatus);

const isToCome = (hearing: OathHearing, on: string): boolean =>
  isUndecided(hearing) && (hearing.hearingOn ?? '') >= on;

interface Money {
  hearing?: string;
  balance: number;
  atStake: number;
  isUndecided?: true;
  docketedOn?: string;
}

/** A negative amount is a credit. */
const amountDue = (amount = 0): number => Math.max(0, amount);

/** Before the hearing, the balance is only at stake. After it, a balance without a decision is marked `isUndecided`. */
function moneyAtOath(hearing: OathHearing, on: string): Money {
  const balance = amountDue(hearing.balance);
  const { docketedOn } = hearing;
  return isToCome(hearing, on)
    ? {
        hearing: hearing.hearingOn,
        balance: 0,
        atStake: balance || amountDue(hearing.penalty) || amountDue(hearing.total),
        docketedOn,
      }
    : { balance, atStake: 0, ...(isUndecided(hearing) && { isUndecided: true }), docketedOn };
}

function moneyAtDob(
  { hearingStatus = '', hearingOn = '', penalty = 0, balance = 0 }: EcbViolation,
  on: string,
): Money {
  const due = amountDue(balance);
  return /^pending$/i.test(hearingStatus)
    ? { hearing: hearingOn >= on ? hearingOn : undefined, balance: 0, atStake: due || amountDue(penalty) }
    : { balance: due, atStake: 0 };
}

const joined = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('; ');

function dobSummonses({ rows }: CityRecord, { codes, on }: Context): RecordItem[] {
  const hearings = new Map(rows['oath-hearings'].map((hearing) => [hearing.key, hearing]));
  return rows['dob-ecb-violations'].map((row) => {
    const hearing = hearings.get(row.key);
    return {
      id: `summons ${row.key}`,
      kind: 'dobSummons',
      set: 'dob-ecb-violations',
      agency: 'DOB',
      number: row.key,
      day: row.issuedOn,
      state: /^active$/i.test(row.status ?? '') ? 'open' : 'closed',
      status: joined(row.status, row.certification, hearing?.hearingStatus ?? row.hearingStatus),
      words: row.words ?? '',
      ...meaningFields('dob-ecb-violations', row, codes),
      bin: row.bin,
      hazardClass: /[123]$/.exec(row.severity ?? '')?.[0],
      isOverdue: false,
      ...(hearing ? moneyAtOath(hearing, on) : moneyAtDob(row, on)),
    };
  });
}

export const DOB_AT_OATH = 'DEPT. OF BUILDINGS';

/** Open while money is due or a hearing is pending. */
function oathSummonses({ rows }: CityRecord, { codes, on }: Context): RecordItem[] {
  const ofDob = new Set(rows['dob-ecb-violations'].map(({ key }) => key));
  return rows['oath-hearings']
    .filter(({ key }) => !ofDob.has(key))
    .map((row) => {
      const isOfDob = row.agency === DOB_AT_OATH;
      const money = moneyAtOath(row, on);
      const meaning = isOfDob
        ? meaningFields(
            'dob-ecb-violations',
            { key: row.key, sections: row.sections, words: row.words },
            codes,
          )
        : meaningFields('oath-hearings', row, codes);
      return {
        id: `summons ${row.key}`,
        kind: isOfDob ? 'dobSummons' : 'otherSummons',
        set: 'oath-hearings',
        agency: isOfDob ? 'DOB' : (row.agency ?? ''),
        number: row.ticket ?? row.key,
        day: row.violatedOn,
        state: money.balance > 0 || money.hearing !== undefined ? 'open' : 'closed',
        status: joined(row.hearingStatus, row.result, row.compliance),
        words: row.charges?.[0] ?? row.words ?? '',
        ...meaning,
        bin: row.bin,
        isOverdue: false,
        ...money,
      };
    });
}

/** Violation statuses that mean HPD did not accept the certification. */
const REFUSED = /invalid|false|not complied/i;

const hpdItems = ({ rows }: CityRecord, { codes, on }: Context): RecordItem[] =>
  rows['hpd-violations'].map((row) => {
    const isOpen = /^open$/i.test(row.openOrClose ?? '');
    const correctBy = row.newCorrectBy ?? row.correctBy;
    return {
      id: `hpd-violations ${row.key}`,
      kind: 'hpdViolation',
      set: 'hpd-violations',
      agency: 'HPD',
      number: row.key,
      day: row.approvedOn ?? row.inspectedOn,
      state: isOpen ? 'open' : 'closed',
      status: row.status ?? row.openOrClose ?? '',
      words: row.words ?? '',
      ...meaningFields('hpd-violations', row, codes),
      bin: row.bin,
      hazardClass: row.class,
      correctBy,
      isOverdue: isOpen && correctBy !== undefined && correctBy < on,
      certifiedOn: REFUSED.test(row.status ?? '') ? undefined : row.certifiedOn,
      ...NO_MONEY,
    };
  });

const NEVER = '0000';

const newestFirst = (one: RecordItem, other: RecordItem): number =>
  (other.day ?? NEVER).localeCompare(one.day ?? NEVER) || one.id.localeCompare(other.id);

/** Each violation and summons once, newest first. */
export const recordItems = (record: CityRecord, context: Context): RecordItem[] =>
  [bisItems, safetyItems, dobSummonses, oathSummonses, hpdItems]
    .flatMap((items) => items(record, context))
    .toSorted(newestFirst);
