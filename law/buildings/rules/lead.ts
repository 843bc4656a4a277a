import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { isCondo, isCooperative, isFromVisitor, known, unitValues } from '../known.ts';
import { byReply, REPLY_REASONS } from './replies.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

const REASONS = {
  ...REPLY_REASONS,
  noUnits: UNIT_REASONS.noUnits,
  unitsUnknown: UNIT_REASONS.unitsUnknown,
  rooms: UNIT_REASONS.rooms,
  builtBefore: ['year', 'units', 'homes', 'limit'],
  saidBuiltBefore: ['units', 'homes', 'limit'],
  nearYear: ['year', 'limit'],
  yearUnknown: ['limit'],
  maybeLead: ['limit', 'through'],
  builtAfter: ['year', 'through'],
  rentedUnknown: ['units', 'homes'],
  rented: ['units', 'homes'],
  notRented: ['units', 'homes'],
  ownedUnknown: ['units', 'homes', 'limit'],
  ownedRented: ['units', 'homes', 'limit'],
  ownersLiveHere: ['units', 'homes'],
} as const;

type Code = keyof typeof REASONS;

/** Recorded construction years are accurate only to the decade. */
const NEAR_YEARS = 5;

function isBuiltBefore({ facts, replies, thresholds }: Building): boolean | undefined {
  const year = known(facts, 'yearBuilt');
  const reply = replies.builtBefore1960;
  const isExact = isFromVisitor(facts, 'yearBuilt');
  const isClear = year !== undefined && (isExact || Math.abs(year - thresholds.leadYear) > NEAR_YEARS);
  if (isClear) return year < thresholds.leadYear;
  if (reply === 'yes') return true;
  return reply === 'no' ? false : undefined;
}

function askYear({ facts, thresholds }: Building): Pick<Decision<Code>, 'reason' | 'values'> {
  const year = known(facts, 'yearBuilt');
  const limit = String(thresholds.leadYear);
  return year === undefined
    ? { reason: 'yearUnknown', values: { limit } }
    : { reason: 'nearYear', values: { year: String(year), limit } };
}

const notRented = (units: number): Decision<Code> => ({
  answer: 'doesNotApply',
  reason: 'notRented',
  values: unitValues(units),
  restsOn: ['yearBuilt', 'units'],
  question: 'rented',
});

/** Until 1978, lead paint counts if the owner knows of it. */
function builtAfter(building: Building, due: Due<never>): Decision<Code> {
  const { facts, replies, thresholds } = building;
  const year = known(facts, 'yearBuilt');
  const through = String(thresholds.knownLeadYear);
  const restsOn = ['yearBuilt'] as const;
  if (year !== undefined && year > thresholds.knownLeadYear) {
    return { answer: 'doesNotApply', reason: 'builtAfter', values: { year: String(year), through }, restsOn };
  }
  const units = known(facts, 'units') ?? 0;
  if (units < thresholds.multipleDwellingUnits && replies.rented === 'no') return notRented(units);
  const values = { limit: String(thresholds.leadYear), through };
  return byReply<Code>(
    building,
    'leadPaint',
    { answer: 'doesNotApply', reason: 'maybeLead', values, restsOn },
    due,
  );
}

/**
 * A home of its shareholder or owner is exempt. Rented, sublet, and sponsor's homes are not. Admin. Code
 * 27-2056.15, from memory.
 */
function owned(
  { replies }: Building,
  values: NonNullable<Decision['values']>,
  due: Due<never>,
): Decision<Code> {
  const question = 'rented';
  const restsOn = ['buildingClass', 'yearBuilt', 'units'] as const;
  const reply = replies[question];
  if (reply === 'yes') return { answer: 'applies', reason: 'ownedRented', values, restsOn, question, due };
  const { limit: _, ...units } = values;
  return reply === 'no'
    ? { answer: 'doesNotApply', reason: 'ownersLiveHere', values: units, restsOn, question }
    : { answer: 'ask', reason: 'ownedUnknown', values, restsOn, question, due };
}

function builtBefore(building: Building, due: Due<never>): Decision<Code> {
  const { facts, replies, thresholds } = building;
  const restsOn = ['yearBuilt', 'units'] as const;
  const count = known(facts, 'units') ?? 0;
  const units = unitValues(count);
  if (count < thresholds.multipleDwellingUnits) {
    const question = 'rented';
    const reply = replies[question];
    if (reply === 'yes')
      return { answer: 'applies', reason: 'rented', values: units, restsOn, question, due };
    return reply === 'no'
      ? notRented(count)
      : { answer: 'ask', reason: 'rentedUnknown', values: units, restsOn, question, due };
  }
  const limit = String(thresholds.leadYear);
  const isOwned = isCooperative(building) || (isCondo(building) && known(facts, 'buildingClass') !== 'RR');
  if (isOwned) return owned(building, { ...units, limit }, due);
  const year = known(facts, 'yearBuilt');
  return year === undefined || year >= thresholds.leadYear
    ? { answer: 'applies', reason: 'saidBuiltBefore', values: { ...units, limit }, restsOn, due }
    : {
        answer: 'applies',
        reason: 'builtBefore',
        values: { year: String(year), ...units, limit },
        restsOn,
        due,
      };
}

function leadPaint(building: Building, deadline: string): Decision<Code> {
  const due = { deadline };
  const units = byUnits(building, 1, due);
  const { reason } = units;
  if (reason === 'noUnits' || reason === 'unitsUnknown' || reason === 'rooms')
    return { ...units, reason, due, penalty: undefined };
  const isBefore = isBuiltBefore(building);
  if (isBefore === undefined) {
    return {
      answer: 'ask',
      ...askYear(building),
      restsOn: ['yearBuilt'],
      question: 'builtBefore1960',
      due,
    };
  }
  return isBefore ? builtBefore(building, due) : builtAfter(building, due);
}

/** Once. Admin. Code 27-2056.4(a-1); Local Law 31 of 2020. */
export const LEAD_TEST = defineLaw({
  id: 'll31',
  deadlines: ['ll31-'],
  reasons: REASONS,
  decide: (building) => leadPaint(building, 'll31-test'),
});

const CHILD_REASONS = { ...REASONS, childUnknown: [], threeYears: [] } as const;

/**
 * Doors, windows, and floors in a home of a child under six, once. Local Law 123 of 2023, as reported. Asked
 * only where the lead paint rules apply or may apply.
 */
export const CHILDRENS_HOMES = defineLaw({
  id: 'll123',
  deadlines: ['ll31-children'],
  reasons: CHILD_REASONS,
  decide: (building): Decision<keyof typeof CHILD_REASONS> => {
    const lead = leadPaint(building, 'll31-children');
    const due = { deadline: 'll31-children', now: 'threeYears', after: 'threeYears' } as const;
    const isWithoutChild = building.replies.youngChild === 'no';
    if (!isWithoutChild && lead.answer === 'doesNotApply') return lead;
    if (!isWithoutChild && lead.answer === 'ask') return { ...lead, due };
    const { restsOn } = lead;
    return byReply(building, 'youngChild', { answer: 'ask', reason: 'childUnknown', restsOn }, due);
  },
});

/** Yearly, for the same homes. Admin. Code 27-2056.4; Local Law 1 of 2004. */
export const LEAD_NOTICE = defineLaw({
  id: 'll1-lead-notice',
  deadlines: ['lead-notice'],
  reasons: REASONS,
  decide: (building) => leadPaint(building, 'lead-notice'),
});
