'use client';
import { useState } from 'react';
import type { InboxSlug } from '../../kinds/index.ts';
import type { ListedSubmission } from '../../list/list-schema.ts';
import { rowKey } from './use-cursor.ts';

interface Selection {
  rows: ReadonlyMap<string, ListedSubmission>;
  isEverything: boolean;
}

const NOTHING: Selection = { rows: new Map(), isEverything: false };

export function useSelection(page: readonly ListedSubmission[]) {
  const [{ rows, isEverything }, setSelection] = useState(NOTHING);
  const isSelected = (row: ListedSubmission) => isEverything || rows.has(rowKey(row));
  const toggle = (row: ListedSubmission) => {
    const next = new Map(isEverything ? page.map((each) => [rowKey(each), each]) : rows);
    if (!next.delete(rowKey(row))) next.set(rowKey(row), row);
    setSelection({ rows: next, isEverything: false });
  };
  const togglePage = () => {
    const isWhole = page.every(isSelected);
    setSelection(
      isWhole ? NOTHING : { rows: new Map(page.map((row) => [rowKey(row), row])), isEverything: false },
    );
  };
  const selected = [...rows.values()];
  return {
    rows: selected,
    kinds: [...new Set<InboxSlug>(selected.map(({ collection }) => collection))],
    isEverything,
    isEmpty: !isEverything && rows.size === 0,
    isSelected,
    toggle,
    togglePage,
    selectEverything: () => setSelection({ rows, isEverything: true }),
    clear: () => setSelection(NOTHING),
  };
}
