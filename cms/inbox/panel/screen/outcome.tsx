import { SmallButton } from '#cms/panel/small-button.tsx';
import type { BulkResult } from '../../schema.ts';
import type { Outcome as OutcomeOfChange } from './use-changes.ts';

export const Failures = ({ failed }: Pick<BulkResult, 'failed'>) =>
  failed.length > 0 && (
    <>
      <p>{failed.length === 1 ? '1 was not:' : `${failed.length} were not:`}</p>
      <ul>
        {failed.map(({ collection, id, title, message }) => (
          <li key={`${collection}-${id}`}>
            <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {message}
          </li>
        ))}
      </ul>
    </>
  );

interface OutcomeProps {
  outcome: OutcomeOfChange | undefined;
  isBusy: boolean;
  onUndo: (tokens: string[]) => void;
}

export const Outcome = ({ outcome, isBusy, onUndo }: OutcomeProps) => (
  <div className={`inbox-outcome ${outcome?.failed.length ? 'inbox-outcome--failed' : ''}`}>
    <div role="status">
      {outcome?.text && <p>{outcome.text}</p>}
      {outcome && <Failures failed={outcome.failed} />}
    </div>
    {outcome && outcome.undo.length > 0 && (
      <SmallButton disabled={isBusy} onClick={() => onUndo(outcome.undo)}>
        Undo
      </SmallButton>
    )}
  </div>
);
