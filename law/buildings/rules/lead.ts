import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { isCondo, isCooperative, isFromVisitor, known, unitValues } from '../known.ts';
import { byAnswer, ANSWER_REASONS } from './answers.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

const REASONS = {
  ...ANSWER_REASONS,
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

function isBuiltBefore({ facts, answers, thresholds }: Building): boolean | undefined {
  const year = known(facts, 'yearBuilt');
  const answer = answers.builtBefore1960;
  const isExact = isFromVisitor(facts, 'yearBuilt');
  const isClear = year !== undefined && (isExact || Math.abs(year - thresholds.leadYear) > NEAR_YEARS);
  if (isClear) return year < thresholds.leadYear;
  if (answer === 'yes') return true;
  return answer === 'no' ? false : undefined;
}

function askYear({ facts, thresholds }: Building): Pick<Decision<Code>, 'reason' | 'values'> {
  const year = known(facts, 'yearBuilt');
  const limit = String(thresholds.leadYear);
  return year === undefined
    ? { reason: 'yearUnknown', values: { limit } }
    : { reason: 'nearYear', values: { year: String(year), limit } };
}

const notRented = (units: number): Decision<Code> => ({
  verdict: 'doesNotApply',
  reason: 'notRented',
  values: unitValues(units),
  restsOn: ['yearBuilt', 'units'],
  question: 'rented',
});

/** For a building from 1960 through 1978, the law applies only if the owner knows of lead paint. */
function builtAfter(building: Building, due: Due<never>): Decision<Code> {
  const { facts, answers, thresholds } = building;
  const year = known(facts, 'yearBuilt');
  const through = String(thresholds.knownLeadYear);
  const restsOn = ['yearBuilt'] as const;
  if (year !== undefined && year > thresholds.knownLeadYear) {
    return {
      verdict: 'doesNotApply',
      reason: 'builtAfter',
      values: { year: String(year), through },
      restsOn,
    };
  }
  const units = known(facts, 'units') ?? 0;
  if (units < thresholds.multipleDwellingUnits && answers.rented === 'no') return notRented(units);
  const values = { limit: String(thresholds.leadYear), through };
  return byAnswer<Code>(
    building,
    'leadPaint',
    { verdict: 'doesNotApply', reason: 'maybeLead', values, restsOn },
    due,
  );
}

/**
 * Owner-occupied co-ops and condos are exempt. Rented, sublet, and sponsor-owned homes are not. Admin. Code
 * 27-2056.15, from memory.
 */
function owned(
  { answers }: Building,
  values: NonNullable<Decision['values']>,
  due: Due<never>,
): Decision<Code> {
  const question = 'rented';
  const restsOn = ['buildingClass', 'yearBuilt', 'units'] as const;
  const answer = answers[question];
  if (answer === 'yes') return { verdict: 'applies', reason: 'ownedRented', values, restsOn, question, due };
  const { limit: _, ...units } = values;
  return answer === 'no'
    ? { verdict: 'doesNotApply', reason: 'ownersLiveHere', values: units, restsOn, question }
    : { verdict: 'ask', reason: 'ownedUnknown', values, restsOn, question, due };
}

function builtBefore(building: Building, due: Due<never>): Decision<Code> {
  const { facts, answers, thresholds } = building;
  const restsOn = ['yearBuilt', 'units'] as const;
  const count = known(facts, 'units') ?? 0;
  const units = unitValues(count);
  if (count < thresholds.multipleDwellingUnits) {
    const question = 'rented';
    const answer = answers[question];
    if (answer === 'yes')
      return { verdict: 'applies', reason: 'rented', values: units, restsOn, question, due };
    return answer === 'no'
      ? notRented(count)
      : { verdict: 'ask', reason: 'rentedUnknown', values: units, restsOn, question, due };
  }
  const limit = String(thresholds.leadYear);
  const isOwned = isCooperative(building) || (isCondo(building) && known(facts, 'buildingClass') !== 'RR');
  if (isOwned) return owned(building, { ...units, limit }, due);
  const year = known(facts, 'yearBuilt');
  return year === undefined || year >= thresholds.leadYear
    ? { verdict: 'applies', reason: 'saidBuiltBefore', values: { ...units, limit }, restsOn, due }
    : {
        verdict: 'applies',
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
      verdict: 'ask',
      ...askYear(building),
      restsOn: ['yearBuilt'],
      question: 'builtBefore1960',
      due,
    };
  }
  return isBefore ? builtBefore(building, due) : builtAfter(building, due);
}

/** Due once. Admin. Code 27-2056.4(a-1); Local Law 31 of 2020. */
export const LEAD_TEST = defineLaw({
  id: 'll31',
  deadlines: ['ll31-'],
  reasons: REASONS,
  decide: (building) => leadPaint(building, 'll31-test'),
});

const CHILD_REASONS = { ...REASONS, childUnknown: [], threeYears: [] } as const;

/**
 * Covers doors, windows, and floors in the home of a child under six. Due once. Local Law 123 of 2023, as reported.
 * Visitors are asked about children only where the lead paint rules apply or probably apply.
 */
export const CHILDRENS_HOMES = defineLaw({
  id: 'll123',
  deadlines: ['ll31-children'],
  reasons: CHILD_REASONS,
  decide: (building): Decision<keyof typeof CHILD_REASONS> => {
    const lead = leadPaint(building, 'll31-children');
    const due = { deadline: 'll31-children', now: 'threeYears', after: 'threeYears' } as const;
    const isWithoutChild = building.answers.youngChild === 'no';
    if (!isWithoutChild && lead.verdict === 'doesNotApply') return lead;
    if (!isWithoutChild && lead.verdict === 'ask') return { ...lead, due };
    const { restsOn } = lead;
    return byAnswer(building, 'youngChild', { verdict: 'ask', reason: 'childUnknown', restsOn }, due);
  },
});

/** Yearly, for the same homes as the lead test. Admin. Code 27-2056.4; Local Law 1 of 2004. */
export const LEAD_NOTICE = defineLaw({
  id: 'll1-lead-notice',
  deadlines: ['lead-notice'],
  reasons: REASONS,
  decide: (building) => leadPaint(building, 'lead-notice'),
});
