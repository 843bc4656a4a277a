import { answersFrom } from '#law/buildings/answers.ts';
import { isForDistrict } from '#law/buildings/lot-groups.ts';
import { hasDeadline, isLawId } from '#law/buildings/rules/index.ts';
import { occurrences, type Register } from '#law/figures/register.ts';
import type { FollowedEntry } from './followings.ts';

export interface EntryDate {
  /** Of the deadline. */
  key: string;
  date: string;
}

/** The dates of a followed law or module. */
export function datesOf(
  { kind, subject, answers = null }: Pick<FollowedEntry, 'kind' | 'subject'> & Partial<FollowedEntry>,
  { deadlines }: Register,
  { from, to }: { from: string; to: string },
): EntryDate[] {
  const isOwn = (key: string, module: string) =>
    kind === 'module' ? module === subject : isLawId(subject) && hasDeadline(subject, key);
  const { district } = answersFrom(answers).corrections;
  return Object.values(deadlines)
    .filter(({ key, module }) => isOwn(key, module) && isForDistrict(key, district))
    .flatMap((deadline) => occurrences(deadline, from, to).map((date) => ({ key: deadline.key, date })));
}
