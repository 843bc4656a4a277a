'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Tells the tabs of one person apart. */
const FORM_KEY = Math.random().toString(36).slice(2);

/** Adds the key to what the form sends, as Payload adds fields that the server computes. */
export function useFormKey(): void {
  const [fields, dispatch] = useAllFormFields();
  const isMissing = fields.formKey?.value !== FORM_KEY;
  useEffect(() => {
    if (!isMissing) return;
    dispatch({
      type: 'MERGE_SERVER_STATE',
      prevStateRef: { current: {} },
      serverState: { formKey: { value: FORM_KEY, initialValue: FORM_KEY, addedByServer: true } },
    });
  }, [isMissing, dispatch]);
}
