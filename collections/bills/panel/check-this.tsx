'use client';
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { findReading, readValues } from '../prefill.ts';

/** Marks a value that may have been misread. The page image outlines the position in `data-place`. */
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
