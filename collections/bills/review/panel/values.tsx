import { useEffect, useRef, useState } from 'react';
import type { ReviewValue } from '../review-schema.ts';
import type { Decision } from '#collections/bills/verdicts.ts';
import { AddValue } from './add-value.tsx';
import { groupValues, isOpen, sureValues } from './groups.ts';
import type { Review } from './use-review.ts';
import { focusRow, useValueKeys } from './use-value-keys.ts';
import { ValueRow } from './value-row.tsx';
import { SmallButton } from '#cms/panel/small-button.tsx';

interface ValuesProps {
  values: readonly ReviewValue[];
  selected?: string;
  onSelect: (id: string) => void;
  isBusy: boolean;
  post: Review['post'];
}

interface AcceptGroupProps {
  heading: string;
  open: readonly ReviewValue[];
  isBusy: boolean;
  onAccept: (values: readonly ReviewValue[]) => Promise<void>;
}

const AcceptGroup = ({ heading, open, isBusy, onAccept }: AcceptGroupProps) =>
  open.length > 1 && (
    <SmallButton
      buttonStyle="subtle"
      disabled={isBusy}
      aria-label={`${heading}: accept all ${open.length}`}
      onClick={() => void onAccept(open)}
    >
      {`Accept all ${open.length}`}
    </SmallButton>
  );

const seen = ({ id, revision }: ReviewValue) => ({ id, revision });

export function Values({ values, selected, onSelect, isBusy, post }: ValuesProps) {
  const list = useRef<HTMLDivElement>(null);
  const [acceptedTogether, setAcceptedTogether] = useState<readonly string[]>([]);
  useValueKeys(list, onSelect);
  const focusNext = useRef<string>(undefined);
  const groups = groupValues(values);
  const ordered = groups.flatMap((group) => group.values);
  const sure = sureValues(values);
  const openCount = values.filter(isOpen).length;
  const rowOf = (id: string | undefined) =>
    list.current?.querySelector(`[data-value="${CSS.escape(id ?? '')}"]`) ?? undefined;

  useEffect(() => {
    if (isBusy || focusNext.current === undefined) return;
    focusRow(rowOf(focusNext.current), 'accept');
    focusNext.current = undefined;
  });

  async function decide(value: ReviewValue, decision: Decision): Promise<string | undefined> {
    const error = await post('decide', { value: seen(value), decision });
    if (error) {
      focusNext.current = value.id;
      return error;
    }
    const rest = ordered.slice(ordered.findIndex(({ id }) => id === value.id) + 1);
    const next = rest.find(isOpen) ?? ordered.find((each) => each.id !== value.id && isOpen(each)) ?? value;
    focusNext.current = next.id;
    return undefined;
  }

  async function acceptTogether(accepted: readonly ReviewValue[]): Promise<void> {
    const error = await post('decide-many', { verdict: 'accepted', values: accepted.map(seen) });
    if (!error) setAcceptedTogether(accepted.map(({ id }) => id));
  }

  const undoable = values.filter(
    ({ id, verdict }) => acceptedTogether.includes(id) && verdict === 'accepted',
  );

  async function undo(): Promise<void> {
    const error = await post('decide-many', { verdict: 'none', values: undoable.map(seen) });
    if (!error) setAcceptedTogether([]);
  }

  return (
    <div ref={list} className="bill-values">
      <div className="bill-values__head">
        <h4>What was read</h4>
        <span role="status">{openCount === 0 ? 'All checked' : `${openCount} to check`}</span>
        {sure.length > 0 && (
          <SmallButton disabled={isBusy} onClick={() => void acceptTogether(sure)}>
            {`Accept all that are sure (${sure.length})`}
          </SmallButton>
        )}
        {undoable.length > 0 && (
          <SmallButton buttonStyle="subtle" disabled={isBusy} onClick={() => void undo()}>
            {`Undo: ${undoable.length} accepted`}
          </SmallButton>
        )}
      </div>
      {groups.map(({ heading, values: grouped }) => (
        <section key={heading} aria-label={heading}>
          <div className="bill-values__head">
            <h5>{heading}</h5>
            <AcceptGroup {...{ heading, isBusy }} open={grouped.filter(isOpen)} onAccept={acceptTogether} />
          </div>
          <ul>
            {grouped.map((value) => (
              <ValueRow
                key={value.id}
                value={value}
                isSelected={value.id === selected}
                isBusy={isBusy}
                onDecide={decide}
              />
            ))}
          </ul>
        </section>
      ))}
      <AddValue groups={groups} isBusy={isBusy} onAdd={(missed) => post('add', missed)} />
    </div>
  );
}
