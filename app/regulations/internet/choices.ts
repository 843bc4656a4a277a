import type { Choice } from '../shared/module.ts';

/** An answer of the readiness quiz, and what it adds to the score. */
interface ScoredChoice extends Choice {
  points: number;
}

/** Source: specification sections 3 ("Internet building type") and 9 ("Internet quiz scoring"). */
const BUILDING_TYPES = [
  { value: 'residential', label: 'Residential', points: 3 },
  { value: 'commercial', label: 'Commercial', points: 5 },
  { value: 'mixed-use', label: 'Mixed-use', points: 4 },
  { value: 'other', label: 'Other', points: 2 },
] as const satisfies readonly ScoredChoice[];

/** Whether the building has infrastructure. Source: the same sections, "Existing infrastructure". */
const EXISTING_INFRASTRUCTURE = [
  { value: 'yes', label: 'Yes', points: 5 },
  { value: 'no', label: 'No', points: -3 },
  { value: 'unsure', label: 'Unsure', points: 0 },
] as const satisfies readonly ScoredChoice[];

/** How good the broadband is. Source: the same sections, "Broadband availability". */
const BROADBAND_AVAILABILITY = [
  { value: 'excellent', label: 'Excellent', points: 5 },
  { value: 'good', label: 'Good', points: 3 },
  { value: 'limited', label: 'Limited', points: -2 },
  { value: 'poor', label: 'Poor', points: -5 },
] as const satisfies readonly ScoredChoice[];

/** Whether the owner would upgrade. Source: the same sections, "Willing to upgrade". */
const WILLINGNESS_TO_UPGRADE = [
  { value: 'yes', label: 'Yes', points: 5 },
  { value: 'maybe', label: 'Maybe', points: 2 },
  { value: 'no', label: 'No', points: -3 },
] as const satisfies readonly ScoredChoice[];

/** The scored questions of the readiness quiz, in their order. */
export const READINESS_QUESTIONS = {
  buildingType: BUILDING_TYPES,
  hasExistingInfrastructure: EXISTING_INFRASTRUCTURE,
  broadbandAvailability: BROADBAND_AVAILABILITY,
  willingToUpgrade: WILLINGNESS_TO_UPGRADE,
} as const;

export type ReadinessQuestion = keyof typeof READINESS_QUESTIONS;

/** The chosen value of each question. */
export type ReadinessAnswers = {
  [Question in ReadinessQuestion]: (typeof READINESS_QUESTIONS)[Question][number]['value'];
};
