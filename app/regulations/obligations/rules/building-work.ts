import { type Decision, lawRule } from '../decision.ts';
import { hasLotRecord, known } from '../known.ts';

const EVENT = { answer: 'onlyIfYouBuild', reason: 'event', values: {}, restsOn: [] } as const;

/** Laws that only an event brings on: building, re-roofing, a permit. Named in the facts, not researched. */
export const EVENT_LAW = lawRule({ event: [] }, () => EVENT);

const LANDMARK_REASONS = {
  landmark: ['name'],
  historicDistrict: ['name'],
  notProtected: [],
  unknown: [],
  beforeWork: [],
} as const;

/** A permit before work on landmarks and in historic districts. Admin. Code Title 25, chapter 3: from memory. */
export const LANDMARK = lawRule(LANDMARK_REASONS, (building): Decision<keyof typeof LANDMARK_REASONS> => {
  const { facts } = building;
  const landmark = known(facts, 'landmark');
  const district = known(facts, 'historicDistrict');
  const restsOn = ['landmark', 'historicDistrict'] as const;
  const due = { why: 'beforeWork' } as const;
  if (landmark) return { answer: 'applies', reason: 'landmark', values: { name: landmark }, restsOn, due };
  if (district) {
    return { answer: 'applies', reason: 'historicDistrict', values: { name: district }, restsOn, due };
  }
  return landmark === undefined && district === undefined && !hasLotRecord(building)
    ? { answer: 'ask', reason: 'unknown', values: {}, restsOn, due }
    : { answer: 'doesNotApply', reason: 'notProtected', values: {}, restsOn };
});
