import type { Building, Decision, Due } from '../decision.ts';
import type { QuestionId } from '../questions.ts';

/** The codes of rules that a visitor's reply decides. */
export const REPLY_REASONS = { repliedYes: [], repliedNo: [], repliedUnknown: [] } as const;

export type ReplyCode = keyof typeof REPLY_REASONS;

/** The answer before the visitor replies. */
export type Open<Code extends string> = Pick<Decision<Code>, 'reason' | 'values' | 'restsOn'> & {
  answer: 'likely' | 'ask' | 'doesNotApply';
};

/**
 * What a reply makes of an open answer: "yes" applies, "no" does not, and "I do not know" never drops the law. Where the
 * open answer is that the law does not apply, the question is offered, because a rare building has what it is about.
 */
export function byReply<Code extends string>(
  { replies }: Pick<Building, 'replies'>,
  question: QuestionId,
  open: Open<Code>,
  due?: Due<Code>,
): Decision<Code | ReplyCode> {
  const reply = replies[question];
  if (reply === 'yes') {
    return { answer: 'applies', reason: 'repliedYes', question, isOffered: true, due };
  }
  if (reply === 'no') {
    return { answer: 'doesNotApply', reason: 'repliedNo', question, isOffered: true };
  }
  if (reply === 'unknown' && open.answer === 'doesNotApply') {
    return { answer: 'ask', reason: 'repliedUnknown', restsOn: open.restsOn, question, due };
  }
  const { answer, reason, values, restsOn } = open;
  return { answer, reason, values, restsOn, question, isOffered: answer === 'doesNotApply', due };
}
