import { type Decision, defineLaw } from '../decision.ts';
import { hasLotRecord, known } from '../known.ts';

const EVENT = { verdict: 'onlyIfYouBuild', reason: 'event' } as const;

/** Laws triggered only by an event, such as construction, re-roofing, or a permit. Not researched. */
export const EVENT_LAWS = (['ll92-94', 'll154', 'stormwater', 'll196', 'conh'] as const).map((id) =>
  defineLaw({
    id,
    deadlines: id === 'll154' ? ['ll154-'] : [],
    reasons: { event: [] },
    decide: () => EVENT,
  }),
);

const LANDMARK_REASONS = {
  landmark: ['name'],
  historicDistrict: ['name'],
  notProtected: [],
  unknown: [],
  beforeWork: [],
} as const;

/** Requires a permit before work starts. Admin. Code Title 25, chapter 3. Unverified, from memory. */
export const LANDMARK = defineLaw({
  id: 'landmark',
  reasons: LANDMARK_REASONS,
  decide: (building): Decision<keyof typeof LANDMARK_REASONS> => {
    const { facts } = building;
    const landmark = known(facts, 'landmark');
    const district = known(facts, 'historicDistrict');
    const restsOn = ['landmark', 'historicDistrict'] as const;
    const due = { why: 'beforeWork' } as const;
    if (landmark) return { verdict: 'applies', reason: 'landmark', values: { name: landmark }, restsOn, due };
    if (district) {
      return { verdict: 'applies', reason: 'historicDistrict', values: { name: district }, restsOn, due };
    }
    return landmark === undefined && district === undefined && !hasLotRecord(building)
      ? { verdict: 'ask', reason: 'unknown', restsOn, due }
      : { verdict: 'doesNotApply', reason: 'notProtected', restsOn };
  },
});
