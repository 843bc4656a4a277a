import { yearIn } from '../../days.ts';
import { blockDigit } from '../../lot.ts';
import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { facadeSubCycle } from '../districts.ts';
import { hasNoBuilding, isFromVisitor, known, shown, storyValues } from '../known.ts';

/** Younger buildings have their own first inspection date. */
const NEW_YEARS = 9;

const WALK_UP = /^(?:C|R[23])/;

const REASONS = {
  overStories: ['floors', 'stories', 'limit'],
  newBuilding: ['floors', 'stories', 'limit', 'year'],
  raisedCellar: ['floors', 'stories'],
  sixStories: ['floors', 'stories'],
  sixStoryWalkUp: ['floors', 'stories'],
  cellarNotRaised: ['floors', 'stories'],
  nearStories: ['floors', 'stories', 'limit'],
  storiesUnknown: [],
  underStories: ['floors', 'stories', 'limit'],
  onRecord: ['cycle', 'status'],
  unsafeOnRecord: ['cycle', 'status'],
  lowerOnRecord: ['stories', 'cycle', 'status'],
  noBuilding: [],
  cycle11NotSet: [],
  noBlock: [],
  newBuildingDate: [],
} as const;

type Code = keyof typeof REASONS;

type Decided = Pick<Decision<Code>, 'verdict' | 'reason' | 'values' | 'restsOn' | 'question' | 'isOffered'>;

const isNew = ({ facts, day }: Building): boolean =>
  Number(yearIn(day)) - (known(facts, 'yearBuilt') ?? 0) < NEW_YEARS;

/** By the last digit of the block. Cycle 11 has no date yet. 1 RCNY 103-04(b). */
function facadeDue(building: Building): Due<Code> {
  if (isNew(building)) return { why: 'newBuildingDate' };
  if (!building.lot) return { why: 'noBlock' };
  return { deadline: `fisp-${facadeSubCycle(blockDigit(building.lot))}`, after: 'cycle11NotSet' };
}

/** At exactly the limit, the law applies only if the cellar is raised. Rule of November 12, 2021. */
function atLimit({ facts, answers }: Building, stories: number): Decided {
  const question = 'raisedCellar';
  const values = storyValues(stories);
  const answer = answers[question];
  if (answer === 'yes') return { verdict: 'applies', reason: 'raisedCellar', values, question };
  if (answer === 'no') return { verdict: 'doesNotApply', reason: 'cellarNotRaised', values, question };
  const isWalkUp = WALK_UP.test(known(facts, 'buildingClass') ?? '');
  return isWalkUp
    ? { verdict: 'ask', reason: 'sixStoryWalkUp', values, question, isOffered: true }
    : { verdict: 'ask', reason: 'sixStories', values, question };
}

function answered(building: Building): Decided {
  const { facts, thresholds } = building;
  if (hasNoBuilding(building)) return { verdict: 'doesNotApply', reason: 'noBuilding' };
  const stories = known(facts, 'floors');
  if (stories === undefined) {
    return { verdict: 'ask', reason: 'storiesUnknown', question: 'floors' };
  }
  const values = { ...storyValues(stories), limit: shown(thresholds.facadeStories) };
  if (stories < thresholds.facadeStories) {
    return { verdict: 'doesNotApply', reason: 'underStories', values };
  }
  if (stories === thresholds.facadeStories) return atLimit(building, stories);
  if (stories < thresholds.facadeStories + 1) {
    const verdict = isFromVisitor(facts, 'floors') ? 'likely' : 'ask';
    return { verdict, reason: 'nearStories', values, question: 'floors' };
  }
  return isNew(building)
    ? {
        verdict: 'applies',
        reason: 'newBuilding',
        values: { ...values, year: String(known(facts, 'yearBuilt')) },
      }
    : { verdict: 'applies', reason: 'overStories', values };
}

/** A report on file outweighs a story count that is unknown, near the limit, or not from the visitor. */
function withReport(building: Building): Decided {
  const { facts, answers } = building;
  const decided = answered(building);
  const cycle = known(facts, 'facadeCycle');
  const status = known(facts, 'facadeStatus') ?? '';
  const isSaid = isFromVisitor(facts, 'floors') || answers.raisedCellar === 'no';
  if (
    cycle === undefined ||
    isSaid ||
    isNew(building) ||
    decided.verdict === 'applies' ||
    decided.reason === 'noBuilding'
  )
    return decided;
  const restsOn = ['facadeCycle'] as const;
  const report = { cycle: String(cycle), status };
  if (decided.reason === 'underStories') {
    const values = { ...report, stories: decided.values?.stories ?? '' };
    return { verdict: 'likely', reason: 'lowerOnRecord', values, restsOn };
  }
  const reason = /^unsafe$/i.test(status) ? 'unsafeOnRecord' : 'onRecord';
  const { question } = decided;
  return { verdict: 'applies', reason, values: report, restsOn, question, isOffered: true };
}

/** Buildings of more than six stories, every five years. Admin. Code 28-302; 1 RCNY 103-04. */
export const FACADES = defineLaw({
  id: 'fisp',
  deadlines: ['fisp-'],
  reasons: REASONS,
  decide: (building) => ({
    restsOn: ['floors', 'buildings'],
    ...withReport(building),
    due: facadeDue(building),
  }),
});
