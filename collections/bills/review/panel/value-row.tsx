import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewValue } from '../review-schema.ts';
import { CorrectForm } from './correct-form.tsx';
import type { Decision } from '#collections/bills/verdicts.ts';
import { isOpen, markOf, MARKS, shownValue, valueName } from './groups.ts';
import { focusRow } from './use-value-keys.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';

interface ValueRowProps {
  value: ReviewValue;
  isSelected: boolean;
  isBusy: boolean;
  onDecide: (value: ReviewValue, decision: Decision) => Promise<string | undefined>;
}

function State({ value }: { value: ReviewValue }) {
  const mark = markOf(value);
  const { sign, text } = MARKS[mark];
  if (!text) return null;
  return (
    <span className={`bill-state bill-state--${mark}`}>
      <span aria-hidden>{sign}</span> {text}
    </span>
  );
}

export function ValueRow({ value, isSelected, isBusy, onDecide }: ValueRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const seen = useRef<ReviewValue>(undefined);
  const [isCorrecting, setCorrecting] = useState(false);
  const [error, setError] = useState<string>();
  const name = valueName(value);
  const shown = shownValue(value, value.current);
  const decide = async (decision: Decision): Promise<string | undefined> => {
    const refused = await onDecide(value, decision);
    setError(refused);
    return refused;
  };
  function startCorrecting(): void {
    seen.current = value;
    setCorrecting(true);
  }
  async function correct(corrected: string): Promise<string | undefined> {
    const refused = await onDecide(seen.current ?? value, { verdict: 'corrected', value: corrected });
    if (refused) seen.current = undefined;
    else setCorrecting(false);
    return refused;
  }
  function cancel(): void {
    flushSync(() => setCorrecting(false));
    focusRow(row.current ?? undefined, 'correct');
  }
  return (
    <li ref={row} className="bill-value" data-value={value.id} aria-current={isSelected || undefined}>
      <div className="bill-value__head">
        <span className="bill-value__name">{name}</span>
        <strong className="bill-value__shown">{shown}</strong>
        <State value={value} />
        {value.current !== value.read && (
          <span className="bill-value__read">read as {shownValue(value, value.read)}</span>
        )}
      </div>
      {isCorrecting ? (
        <CorrectForm value={value} isBusy={isBusy} onCancel={cancel} onSave={correct} />
      ) : (
        <div className="bill-actions">
          {isOpen(value) && (
            <SmallButton
              buttonStyle="primary"
              disabled={isBusy}
              onClick={() => void decide({ verdict: 'accepted' })}
              aria-label={`Accept ${name}: ${shown}`}
              extraButtonProps={{ 'data-action': 'accept' }}
            >
              Accept
            </SmallButton>
          )}
          <SmallButton
            disabled={isBusy}
            onClick={startCorrecting}
            aria-label={`Correct ${name}: ${shown}`}
            extraButtonProps={{ 'data-action': 'correct' }}
          >
            Correct
          </SmallButton>
          {value.verdict !== 'dismissed' && (
            <SmallButton
              buttonStyle="subtle"
              disabled={isBusy}
              onClick={() => void decide({ verdict: 'dismissed' })}
              aria-label={`${name}: ${shown} is not on the bill`}
              extraButtonProps={{ 'data-action': 'dismiss' }}
            >
              Not on the bill
            </SmallButton>
          )}
        </div>
      )}
      {error && (
        <p role="alert" className="bill-correct__error">
          {error}
        </p>
      )}
    </li>
  );
}
