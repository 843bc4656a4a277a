import type { SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useValidatedForm, type ValidatedFormOptions } from '#app/ui/forms/use-validated-form.ts';
import { useKeepTyped, useTypedBefore } from './use-form-memory.ts';
import { dismissNotice, showToast } from '#app/ui/toasts/toast-queue.ts';

export interface FormStateOptions<Values extends Record<string, unknown>> extends Omit<
  ValidatedFormOptions<Values>,
  'lastResult'
> {
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
  /** The title of the toast when what was sent could not be stored, where the specification has one. */
  failureTitle?: string;
  isSubmitting: boolean;
}

/** The state of a form whose content is stored: idle, on its way, or refused. Back shows again what was typed in it. */
export function useFormState<Values extends Record<string, unknown>>({
  result,
  failureTitle,
  isSubmitting,
  ...options
}: FormStateOptions<Values>) {
  const typedBefore = useTypedBefore<Values>(options.id);
  const validated = useValidatedForm<Values>({
    ...options,
    defaultValue: typedBefore ?? options.defaultValue,
    lastResult: isSubmitting ? undefined : result,
  });
  useKeepTyped(validated.form);
  const failure = result?.error?.['']?.join(' ');
  useEffect(() => {
    if (!failure || !failureTitle) return undefined;
    showToast({ kind: 'error', title: failureTitle, description: failure });
    return dismissNotice;
  }, [failure, failureTitle, result]);
  return { ...validated, isSubmitting };
}

/** The state of a form that is sent to the page's own action. */
export const useSubmission = <Values extends Record<string, unknown>>(
  options: Omit<FormStateOptions<Values>, 'isSubmitting'>,
) => useFormState<Values>({ ...options, isSubmitting: useNavigation().formMethod === 'POST' });
