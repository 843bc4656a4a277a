'use client';
import { useRowLabel } from '@payloadcms/ui';
import { rowText } from './row-labels.ts';

interface RowLabelProps {
  /** What such a row is called, such as "Question". */
  kind: string;
  /** The fields in which its words stand. */
  names: string[];
}

/** The label of a row in a long form: what it is, its place, and its first words. */
export function RowLabel({ kind, names }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<object | undefined>();
  const text = rowText(data, names);
  return <span>{`${kind} ${rowNumber + 1}${text ? `: ${text}` : ''}`}</span>;
}
