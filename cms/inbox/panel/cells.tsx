import type { DefaultServerCellComponentProps } from 'payload';
import { fullTime } from '#cms/time/new-york.ts';
import { dueText } from '../due.ts';
import { inboxKind, isInboxSlug } from '../kinds.ts';
import { statusLabel, statusPhase } from '../workflow.ts';
import './inbox.css';

/** "Due in 2 days", with the exact time in New York as a tooltip. */
export function DueTime({ dueAt, now }: { dueAt: string; now: Date }) {
  const { text, isOverdue } = dueText(dueAt, now);
  return (
    <time dateTime={dueAt} title={fullTime(dueAt)} className={isOverdue ? 'inbox-due--overdue' : undefined}>
      {text}
    </time>
  );
}

/** When a submission is due, in a list. Closed submissions are not due. */
export const DueCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { closedAt } = rowData as { closedAt?: string | null };
  return typeof cellData === 'string' && !closedAt && <DueTime dueAt={cellData} now={new Date()} />;
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
