import type { Building, Decision, Due } from '../decision.ts';
import type { QuestionId } from '../questions.ts';

export const REPLY_REASONS = { repliedYes: [], repliedNo: [], repliedUnknown: [] } as const;

export type ReplyCode = keyof typeof REPLY_REASONS;

export type Open<Code extends string> = Pick<Decision<Code>, 'reason' | 'values' | 'restsOn'> & {
  answer: 'likely' | 'ask' | 'doesNotApply';
};

/**
 * "I do not know" never drops a law. If the law does not apply, the question is still offered, because a rare
 * building has the equipment.
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
