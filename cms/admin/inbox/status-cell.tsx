import type { DefaultServerCellComponentProps } from 'payload';
import { inboxKind, isInboxSlug } from '../../inbox/kinds.ts';
import { statusLabel, statusPhase } from '../../inbox/workflow.ts';
import './inbox.css';

/** A status in a list: its word, with a mark that is empty, half or full. */
export const StatusCell = ({ cellData, collectionConfig: { slug } }: DefaultServerCellComponentProps) => {
  if (!isInboxSlug(slug) || typeof cellData !== 'string') return null;
  const { workflow } = inboxKind(slug);
  return (
    <span className={`inbox-status inbox-status--${statusPhase(workflow, cellData)}`}>
      {statusLabel(workflow, cellData)}
    </span>
  );
};
