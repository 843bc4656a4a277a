import type { BulkResult } from '../../schema.ts';
import type { Outcome as OutcomeOfChange } from './use-changes.ts';

const countText = (count: number): string => (count === 1 ? '1 was' : `${count || 'None'} were`);

const Result = ({ changed, failed }: BulkResult) => (
  <>
    <p>
      {countText(changed)} changed. {failed.length > 0 && `${countText(failed.length)} not:`}
    </p>
    {failed.length > 0 && (
      <ul>
        {failed.map(({ collection, id, title, message }) => (
          <li key={`${collection}-${id}`}>
            <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {message}
          </li>
        ))}
      </ul>
    )}
  </>
);

export const Outcome = ({ outcome }: { outcome: OutcomeOfChange | undefined }) => (
  <div role="status" className={`inbox-outcome ${outcome?.hasFailed ? 'inbox-outcome--failed' : ''}`}>
    {outcome?.text && <p>{outcome.text}</p>}
    {outcome?.result && <Result {...outcome.result} />}
  </div>
);
