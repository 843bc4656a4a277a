'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Distinguishes a user's tabs. */
const FORM_KEY = Math.random().toString(36).slice(2);

/** Adds the key to the form, and again whenever Payload replaces the fields. */
export function useFormKey(): void {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    if (fields.formKey?.value === FORM_KEY) return;
    const formState = { formKey: { value: FORM_KEY, initialValue: FORM_KEY } };
    dispatch({ type: 'UPDATE_MANY', formState });
  }, [fields, dispatch]);
}
