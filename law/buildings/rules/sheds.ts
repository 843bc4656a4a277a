import { type Decision, defineLaw, NO_BUILDING } from '../decision.ts';
import { hasNoBuilding, known, storyValues } from '../known.ts';
import { byRecord, type Open, RECORD_REASONS } from './answers.ts';

const REASONS = {
  ...RECORD_REASONS,
  tall: ['floors', 'stories'],
  storiesUnknown: [],
  onlyWithShed: [],
  noBuilding: [],
  untilRemoved: [],
} as const;

/**
 * Permits last 90 days, and a shed that stands without work is penalized. Admin. Code 28-105.8.1, 28-220.1;
 * Local Laws 48 and 51 of 2025. Visitors are asked about sheds on buildings tall enough for facade inspections, which
 * have most of the sheds.
 */
export const SIDEWALK_SHEDS = defineLaw({
  id: 'sidewalk-shed',
  deadlines: ['sidewalk-shed'],
  reasons: REASONS,
  decide: (building): Decision<keyof typeof REASONS> => {
    const question = 'sidewalkShed';
    const due = { deadline: 'sidewalk-shed', unset: 'untilRemoved', after: 'untilRemoved' } as const;
    if (hasNoBuilding(building)) return NO_BUILDING;
    const ask = (open: Open<keyof typeof REASONS>) =>
      byRecord(building, { question, facts: ['shedPermit'] }, open, due);
    const stories = known(building.facts, 'floors');
    if (stories === undefined) {
      return ask({ verdict: 'ask', reason: 'storiesUnknown' });
    }
    if (stories >= building.thresholds.facadeStories) {
      const values = storyValues(stories);
      return ask({ verdict: 'ask', reason: 'tall', values, restsOn: ['floors'] });
    }
    const answer = building.answers[question];
    return answer === undefined && building.facts.shedPermit === undefined
      ? { verdict: 'onlyIfYouBuild', reason: 'onlyWithShed', restsOn: ['floors'], question, isOffered: true }
      : ask({ verdict: 'ask', reason: 'onlyWithShed', restsOn: ['floors'] });
  },
});
