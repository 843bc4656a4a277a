'use client';
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { findReading } from '../prefill.ts';
import { readValues } from './read-values.ts';

/** Marks a value that may be misread, and knows its place on the page, which the picture outlines. */
export function CheckThis({ path }: { path: string }) {
  const { data } = useDocumentInfo();
  const value: unknown = useFormFields(([fields]) => fields[path]?.value);
  const found = findReading(readValues(data), path, value);
  if (!found) return null;
  return (
    <span className="bill-mark" data-place={JSON.stringify(found.place)}>
      {found.isUnsure && !data?.checkedAt && 'Check this'}
    </span>
  );
}
