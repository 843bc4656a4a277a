import type { DefaultServerCellComponentProps } from 'payload';
import { dueWords } from '../../inbox/due-words.ts';
import './inbox.css';

const exact = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** When something is due, to the clock. What is dealt with is due no more. */
export const DueCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { closedAt } = rowData as { closedAt?: string | null };
  if (typeof cellData !== 'string' || closedAt) return null;
  const { text, isOverdue } = dueWords(cellData, new Date());
  return (
    <time
      dateTime={cellData}
      title={`${exact.format(new Date(cellData))} in New York`}
      className={isOverdue ? 'inbox-due--overdue' : undefined}
    >
      {text}
    </time>
  );
};
