import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '#law/numbers.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { inboxPath } from '../kinds.ts';
import type { Changes, Outcome as OutcomeOfChange } from './use-changes.ts';

const Failures = ({ failed }: Pick<OutcomeOfChange, 'failed'>) =>
  failed.length > 0 && (
    <>
      <p>
        {plural(failed.length, { one: '1 was not changed:', other: `${failed.length} were not changed:` })}
      </p>
      <ul>
        {failed.map(({ id, title, message }) => (
          <li key={id}>
            <a href={inboxPath(id)}>{title}</a>: {message}
          </li>
        ))}
      </ul>
    </>
  );

/** Longer than the time for which an email is held for Undo. */
const SHOWN_MS = 40_000;

interface OutcomeProps {
  changes: Changes;
  onClose: () => void;
}

export function Outcome({ changes: { outcome, isBusy, undo }, onClose }: OutcomeProps) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!outcome || outcome.failed.length > 0 || isHeld) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, isHeld]);
  return (
    // Hover and focus only keep the message open. Its buttons are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={`inbox-outcome ${outcome?.failed.length ? 'inbox-outcome--failed' : ''}`}
      aria-label="What was done"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
    >
      <div role="status">
        {outcome?.text && <p>{outcome.text}</p>}
        {outcome && <Failures failed={outcome.failed} />}
      </div>
      {outcome && outcome.undo.length > 0 && (
        <SmallButton disabled={isBusy} onClick={() => void undo(outcome.undo)}>
          Undo
        </SmallButton>
      )}
      {outcome && <SmallButton onClick={onClose}>Dismiss</SmallButton>}
    </section>
  );
}
