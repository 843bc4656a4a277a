'use client';
import { useState } from 'react';
import type { ListedSubmission } from '../../list/list-schema.ts';

export const rowKey = ({ collection, id }: Pick<ListedSubmission, 'collection' | 'id'>): string =>
  `${collection}-${id}`;

interface Cursor {
  index: number;
  key: string | undefined;
}

export function placeOf(keys: readonly string[], { index, key }: Cursor): { index: number; isGone: boolean } {
  const found = key === undefined ? -1 : keys.indexOf(key);
  if (found >= 0) return { index: found, isGone: false };
  return { index: Math.min(index, Math.max(0, keys.length - 1)), isGone: key !== undefined };
}

export function rowBeside(keys: readonly string[], cursor: Cursor, step: 1 | -1): number {
  const { index, isGone } = placeOf(keys, cursor);
  if (cursor.key === undefined) return index;
  return isGone && step === 1 ? Math.min(cursor.index, keys.length) : index + step;
}

export function useCursor(rows: readonly ListedSubmission[]) {
  const [cursor, setCursor] = useState<Cursor>({ index: 0, key: undefined });
  const keys = rows.map(rowKey);
  return {
    ...placeOf(keys, cursor),
    isSet: cursor.key !== undefined,
    put: (index: number) => setCursor({ index, key: keys[index] }),
    beside: (step: 1 | -1) => rowBeside(keys, cursor, step),
    forget: () => setCursor({ index: 0, key: undefined }),
  };
}
