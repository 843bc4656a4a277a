'use client';
import { useRowLabel } from '@payloadcms/ui';
import { rowText } from './row-labels.ts';

interface RowLabelProps {
  /** The label of such a row, such as "Question". */
  kind: string;
  names: string[];
}

/** "Question 2: How large is your building?" */
export function RowLabel({ kind, names }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<object | undefined>();
  const text = rowText(data, names);
  return <span>{`${kind} ${rowNumber + 1}${text ? `: ${text}` : ''}`}</span>;
}
