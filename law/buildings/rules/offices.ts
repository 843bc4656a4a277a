import { type Building, type Decision, defineLaw, NO_BUILDING } from '../decision.ts';
import { hasNoBuilding, kindValues, known, storyValues } from '../known.ts';
import { byAnswer, type Open, ANSWER_REASONS } from './answers.ts';

const REASONS = {
  ...ANSWER_REASONS,
  tallOffice: ['floors', 'stories'],
  lowOffice: ['floors', 'stories'],
  storiesUnknown: [],
  notOffice: ['kind', 'description'],
  newer: ['year'],
  classUnknown: [],
  noBuilding: [],
} as const;

type Code = keyof typeof REASONS;

const OFFICE = /^(?:O|RB)/;

/** An office building this tall can reach 100 feet. Our estimate, not the law's. */
const TALL_STORIES = 8;

/** The law covers buildings that existed on October 22, 2004. Recorded years are accurate only to the decade. */
const NEWER_YEAR = 2010;

function officeByFacts({ facts }: Building): Open<Code> {
  const stories = known(facts, 'floors');
  const restsOn = ['buildingClass', 'floors'] as const;
  if (stories === undefined) return { verdict: 'ask', reason: 'storiesUnknown', restsOn };
  const values = storyValues(stories);
  return stories >= TALL_STORIES
    ? { verdict: 'ask', reason: 'tallOffice', values, restsOn }
    : { verdict: 'doesNotApply', reason: 'lowOffice', values, restsOn };
}

/** Office buildings of 100 feet or more, once. Local Law 26 of 2004; 1968 code 27-929.1 and 27-228.5. */
export const OFFICE_SPRINKLERS = defineLaw({
  id: 'll26',
  deadlines: ['ll26-sprinklers'],
  reasons: REASONS,
  decide: (building): Decision<Code> => {
    const { facts } = building;
    const buildingClass = known(facts, 'buildingClass');
    if (hasNoBuilding(building)) return NO_BUILDING;
    if (buildingClass === undefined) {
      return { verdict: 'ask', reason: 'classUnknown', question: 'buildingClass' };
    }
    if (!OFFICE.test(buildingClass)) {
      const values = kindValues(facts);
      return { verdict: 'doesNotApply', reason: 'notOffice', values, restsOn: ['buildingClass'] };
    }
    const year = known(facts, 'yearBuilt') ?? 0;
    if (year >= NEWER_YEAR) {
      return {
        verdict: 'doesNotApply',
        reason: 'newer',
        values: { year: String(year) },
        restsOn: ['yearBuilt'],
      };
    }
    return byAnswer(building, 'tallOffice', officeByFacts(building), { deadline: 'll26-sprinklers' });
  },
});
