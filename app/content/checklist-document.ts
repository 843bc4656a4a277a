import type { Quiz } from '#cms/payload-types.ts';
import type { ChecklistAudience } from '#app/regulations/quiz.ts';

type Checklist = NonNullable<Quiz['checklist']>;

/** A step that follows from answers, or that is everybody's. */
export type ChecklistItem = ChecklistAudience & {
  heading: string;
  /** What the law requires. */
  rule: string;
  /** What to do. */
  action: string;
  /** Source, and the day it was checked. */
  basis: string;
};

/** What the answers lead to: the steps, and the words around them. */
export interface ChecklistDocument {
  /** On the link of the result that leads here. */
  linkLabel: string;
  heading: string;
  /** Above the steps that follow from answers. */
  intro: string;
  /** Above all steps, where there are no answers. */
  generalIntro: string;
  items: ChecklistItem[];
}

function toItem(item: Checklist['items'][number]): ChecklistItem {
  const { heading, rule, action, basis, shownFor, question, options } = item;
  const words = { heading, rule, action, basis };
  if (shownFor === 'everybody') return { ...words, shownFor };
  return { ...words, shownFor, question: question ?? 0, options: options ?? [] };
}

/** A stored checklist without what only the back office needs. */
export const toChecklist = ({
  linkLabel,
  heading,
  intro,
  generalIntro,
  items,
}: Checklist): ChecklistDocument => ({
  linkLabel,
  heading,
  intro,
  generalIntro,
  items: items.map(toItem),
});
