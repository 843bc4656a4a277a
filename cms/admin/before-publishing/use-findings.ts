'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useMemo } from 'react';
import { documentFindings, lengthInWords } from '../../checks/document-checks.ts';
import { type CheckedField, missingFields } from '../../checks/required-fields.ts';

/** What there is to say about the document in the form, as it is at this moment, saved or not. */
export function useFindings(kind: string) {
  const [latest] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const form = useDeferredValue(latest);
  return useMemo(() => {
    const values = reduceFieldsToValues(form, true) as Record<string, unknown>;
    const isShown = (path: string) => form[path]?.passesCondition !== false;
    const fields = (docConfig?.fields ?? []) as readonly CheckedField[];
    const empty = missingFields(fields, { path: '', words: '', values, isShown });
    return { findings: [...empty, ...documentFindings(kind, values)], length: lengthInWords(values) };
  }, [form, docConfig, kind]);
}
