'use client';
import type { BulkAnswer } from './use-bulk-change.ts';

const several = (count: number): string => (count === 1 ? '1 was' : `${count || 'None'} were`);

interface BulkOutcomeProps {
  collection: string;
  outcome: BulkAnswer | undefined;
}

function Words({ collection, outcome }: BulkOutcomeProps) {
  if (!outcome) return null;
  if ('problem' in outcome) return <p>{outcome.problem}</p>;
  const { changed, refused } = outcome.result;
  return (
    <>
      <p>
        {several(changed)} changed. {refused.length > 0 && `${several(refused.length)} not:`}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, title, message }) => (
            <li key={id}>
              <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What became of a change of many: how many were changed, and for each other one why not. */
export function BulkOutcome(props: BulkOutcomeProps) {
  const { outcome } = props;
  const isRefused = outcome && ('problem' in outcome || outcome.result.refused.length > 0);
  return (
    <div role="status" className={`inbox-bulk__outcome ${isRefused ? 'inbox-bulk__outcome--refused' : ''}`}>
      <Words {...props} />
    </div>
  );
}
