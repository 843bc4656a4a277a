import { yearIn } from '../../days.ts';
import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { gasDeadline, gasGroup } from '../districts.ts';
import { isFromVisitor, kindValues, known, shown, unitValues } from '../known.ts';

/** The Department of Buildings counts these classes as group R-3 homes or as land without a building. */
const EXEMPT = /^(?:A\d?|B[1239]?|CM|N2|S[0-2]|V\d?)$/;

/** A parsonage or rectory with at most this many dwelling units is exempt. */
const PARSONAGE_UNITS = 2;

/** Years after completion. Admin. Code 28-318.2. */
const FIRST_INSPECTION = 10;

type Note = 'jointInterestArea' | 'districtUnknown' | 'tenthYear';

function gasDue({ facts, day }: Building): Due<Note> {
  const year = known(facts, 'yearBuilt');
  if (year !== undefined && year + FIRST_INSPECTION >= Number(yearIn(day))) return { why: 'tenthYear' };
  const district = known(facts, 'district');
  if (district === undefined) return { why: 'districtUnknown' };
  const group = gasGroup(district);
  return group ? { deadline: gasDeadline(group) } : { why: 'jointInterestArea' };
}

type Decided = Pick<Decision<keyof typeof REASONS>, 'verdict' | 'reason' | 'values' | 'question'>;

const REASONS = {
  notExempt: ['kind', 'description'],
  noExemptClass: ['units', 'homes'],
  gasPiping: [],
  noGasPiping: [],
  exemptClass: ['kind', 'description'],
  classUnknown: [],
  unitsDiffer: ['kind', 'description', 'units', 'homes'],
  parsonage: ['units', 'limit'],
  parsonageUnknown: ['limit'],
  convent: [],
  conventUnknown: [],
  jointInterestArea: [],
  districtUnknown: [],
  tenthYear: [],
  threeFamilyPenalty: [],
  otherPenalty: [],
} as const;

function exemption({ facts, answers, thresholds }: Building, buildingClass: string): Decided | undefined {
  const units = known(facts, 'units');
  if (buildingClass === 'M3') {
    const limit = shown(PARSONAGE_UNITS);
    if (units === undefined) {
      return { verdict: 'ask', reason: 'parsonageUnknown', values: { limit }, question: 'units' };
    }
    const values = { units: shown(units), limit };
    return units <= PARSONAGE_UNITS ? { verdict: 'doesNotApply', reason: 'parsonage', values } : undefined;
  }
  if (buildingClass === 'M4') {
    const answer = answers.fewOccupants;
    if (answer === 'no') return undefined;
    return answer === 'yes'
      ? { verdict: 'doesNotApply', reason: 'convent', question: 'fewOccupants' }
      : { verdict: 'ask', reason: 'conventUnknown', question: 'fewOccupants' };
  }
  if (!EXEMPT.test(buildingClass)) return undefined;
  const values = kindValues(facts);
  const isHome = /^[AB]/.test(buildingClass);
  if (isHome && isFromVisitor(facts, 'units') && (units ?? 0) >= thresholds.multipleDwellingUnits) {
    return {
      verdict: 'ask',
      reason: 'unitsDiffer',
      values: { ...values, ...unitValues(units ?? 0) },
      question: 'buildingClass',
    };
  }
  return { verdict: 'doesNotApply', reason: 'exemptClass', values };
}

/** The law applies even without gas piping, but then the owner only has to certify that once. */
function covered(
  { facts, answers }: Building,
  { reason, values }: Pick<Decided, 'reason' | 'values'>,
): Decided {
  const question = known(facts, 'district') === undefined ? 'district' : 'gasPiping';
  const answer = answers.gasPiping;
  if (answer === 'no') return { verdict: 'applies', reason: 'noGasPiping', question };
  return answer === 'yes'
    ? { verdict: 'applies', reason: 'gasPiping', question }
    : { verdict: 'applies', reason, values, question };
}

function answered(building: Building): Decided {
  const { facts, thresholds } = building;
  const buildingClass = known(facts, 'buildingClass');
  const units = known(facts, 'units');
  if (buildingClass !== undefined) {
    const values = kindValues(facts);
    return exemption(building, buildingClass) ?? covered(building, { reason: 'notExempt', values });
  }
  return units === 0 || (units !== undefined && units >= thresholds.multipleDwellingUnits)
    ? covered(building, { reason: 'noExemptClass', values: unitValues(units) })
    : { verdict: 'ask', reason: 'classUnknown', question: 'buildingClass' };
}

const THREE_FAMILIES = 3;

function gasPenalty({ facts }: Building): 'threeFamilyPenalty' | 'otherPenalty' | undefined {
  const units = known(facts, 'units');
  const buildingClass = known(facts, 'buildingClass') ?? 'C0';
  if (units === undefined || (units === THREE_FAMILIES && !/^[ABCDR]/.test(buildingClass))) return undefined;
  return units === THREE_FAMILIES ? 'threeFamilyPenalty' : 'otherPenalty';
}

/**
 * Inspected every four years, by community district. Group R-3 homes are exempt. Admin. Code 28-318; 1 RCNY 103-10;
 * Local Law 152 of 2016. In Marble Hill, the year depends on the district rather than the lot's borough (our reading,
 * unverified).
 */
export const GAS_PIPING = defineLaw({
  id: 'll152',
  deadlines: ['ll152-'],
  reasons: REASONS,
  decide: (building) => ({
    ...answered(building),
    restsOn: ['buildingClass', 'units', 'district'],
    due: gasDue(building),
    penalty: gasPenalty(building),
  }),
});
