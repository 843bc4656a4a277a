import { type Lead, LEADS } from '#app/regulations/following.ts';

/** What somebody can hear of one subject, each a box to tick. */
export const CHOICE_NAMES = ['remind60', 'remind30', 'remind7', 'digest', 'changes'] as const;

export type ChoiceName = (typeof CHOICE_NAMES)[number];

export type ChosenBoxes = Record<ChoiceName, boolean>;

/** What somebody gets unless they choose otherwise. */
export const DEFAULT_BOXES: ChosenBoxes = {
  remind60: false,
  remind30: true,
  remind7: true,
  digest: false,
  changes: true,
};

/** What was ticked, as `follow` takes it. */
export const choicesFrom = (boxes: ChosenBoxes) => ({
  reminders: LEADS.map(({ days }): Lead => days).filter((days) => boxes[`remind${days}`]),
  digest: boxes.digest,
  changes: boxes.changes,
});

/** The boxes of a stored follow, or those that a form sent: browsers send ticked ones only. */
export const boxesOf = (sent: Partial<Record<ChoiceName, unknown>> | null | undefined): ChosenBoxes => ({
  remind60: Boolean(sent?.remind60),
  remind30: Boolean(sent?.remind30),
  remind7: Boolean(sent?.remind7),
  digest: Boolean(sent?.digest),
  changes: Boolean(sent?.changes),
});
