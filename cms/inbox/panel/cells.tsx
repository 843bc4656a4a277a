import type { DefaultServerCellComponentProps } from 'payload';
import { newYorkTime } from '#cms/time/new-york.ts';
import { dueText } from '../due.ts';
import { inboxKind, isInboxSlug } from '../kinds.ts';
import { statusLabel, statusPhase } from '../workflow.ts';
import './inbox.css';

/** When a submission is due, in a list. Closed submissions are not due. */
export const DueCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { closedAt } = rowData as { closedAt?: string | null };
  if (typeof cellData !== 'string' || closedAt) return null;
  const { text, isOverdue } = dueText(cellData, new Date());
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

/** A status in a list: its label, with a mark that is empty, half or full. */
export const StatusCell = ({ cellData, collectionConfig: { slug } }: DefaultServerCellComponentProps) => {
  if (!isInboxSlug(slug) || typeof cellData !== 'string') return null;
  const { workflow } = inboxKind(slug);
  return (
    <span className={`inbox-status inbox-status--${statusPhase(workflow, cellData)}`}>
      {statusLabel(workflow, cellData)}
    </span>
  );
};
