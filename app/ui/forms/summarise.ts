import type { FieldMetadata } from '@conform-to/react';

/** A line of the error summary, which leads to its field. */
export interface ErrorSummaryItem {
  fieldId: string;
  label: string;
  message: string;
}

/** The lines of the error summary: the first message of each field that has one, in the form's order. */
export function summarise<Name extends string>(
  fields: { [Key in Name]: Pick<FieldMetadata, 'id' | 'errors'> },
  labels: Record<Name, string>,
): ErrorSummaryItem[] {
  const names = Object.keys(labels) as Name[];
  return names.flatMap((name) => {
    const { id, errors } = fields[name];
    const [message] = errors ?? [];
    return message ? [{ fieldId: id, label: labels[name], message }] : [];
  });
}
