import { fullTime } from '#cms/time/new-york.ts';
import { dueText } from '../due-date.ts';

export function DueTime({ dueAt, now }: { dueAt: string; now: Date }) {
  const { text, isOverdue } = dueText(dueAt, now);
  return (
    <time dateTime={dueAt} title={fullTime(dueAt)} className={isOverdue ? 'inbox-due--overdue' : undefined}>
      {text}
    </time>
  );
}
