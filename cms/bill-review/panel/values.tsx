import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { ReviewValue } from '../schema.ts';
import { groupValues, isOpen, sureValues } from './groups.ts';
import type { Review } from './use-review.ts';
import { focusRow, useValueKeys } from './use-value-keys.ts';
import { type Decision, ValueRow } from './value-row.tsx';

interface ValuesProps {
  values: readonly ReviewValue[];
  selected?: string;
  onSelect: (id: string) => void;
  isBusy: boolean;
  post: Review['post'];
}

const seen = ({ id, revision }: ReviewValue) => ({ id, revision });

/**
 * The values that were read, in groups. Arrow keys go from value to value, and after one is accepted the focus goes on
 * to the next one that is open.
 */
export function Values({ values, selected, onSelect, isBusy, post }: ValuesProps) {
  const list = useRef<HTMLDivElement>(null);
  useValueKeys(list, onSelect);
  const focusNext = useRef<string>(undefined);
  const groups = groupValues(values);
  const ordered = groups.flatMap((group) => group.values);
  const sure = sureValues(values);
  const openCount = values.filter(isOpen).length;
  const rowOf = (id: string | undefined) =>
    list.current?.querySelector(`[data-value="${CSS.escape(id ?? '')}"]`) ?? undefined;

  // Buttons have no focus while a decision is stored.
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

  return (
    <div ref={list} className="bill-values">
      <div className="bill-values__head">
        <h4>What was read</h4>
        <span role="status">{openCount === 0 ? 'All checked' : `${openCount} to check`}</span>
        {sure.length > 0 && (
          <Button
            size="small"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => void post('accept', { values: sure.map(seen) })}
          >
            {`Accept all that are sure (${sure.length})`}
          </Button>
        )}
      </div>
      {groups.map(({ heading, values: grouped }) => (
        <section key={heading} aria-label={heading}>
          <h5>{heading}</h5>
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
    </div>
  );
}
