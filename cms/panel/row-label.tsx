'use client';
import { useRowLabel } from '@payloadcms/ui';
import { rowText } from './row-labels.ts';

interface RowLabelProps {
  kind: string;
  names: string[];
}

export function RowLabel({ kind, names }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<object | undefined>();
  const text = rowText(data, names);
  return <span>{`${kind} ${rowNumber + 1}${text ? `: ${text}` : ''}`}</span>;
}
