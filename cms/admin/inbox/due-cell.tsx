import type { DefaultServerCellComponentProps } from 'payload';
import { newYorkTime } from '#cms/time/new-york.ts';
import { dueWords } from '../../inbox/due-words.ts';
import './inbox.css';

/** When something is due, to the clock. What is dealt with is due no more. */
export const DueCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { closedAt } = rowData as { closedAt?: string | null };
  if (typeof cellData !== 'string' || closedAt) return null;
  const { text, isOverdue } = dueWords(cellData, new Date());
  return (
    <time
      dateTime={cellData}
      title={newYorkTime(cellData)}
      className={isOverdue ? 'inbox-due--overdue' : undefined}
    >
      {text}
    </time>
  );
};
