import type { SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useValidatedForm, type ValidatedFormOptions } from '#app/ui/forms/use-validated-form.ts';
import { showToast } from '#app/ui/toasts/toast-queue.ts';

interface SubmissionOptions<Values extends Record<string, unknown>> extends Omit<
  ValidatedFormOptions<Values>,
  'lastResult'
> {
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
  /** The title of the toast when what was sent could not be stored. */
  failureTitle: string;
}

/** The state of a form whose content is stored: idle, on its way, refused, or failed with a toast. */
export function useSubmission<Values extends Record<string, unknown>>({
  result,
  failureTitle,
  ...options
}: SubmissionOptions<Values>) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const validated = useValidatedForm<Values>({ ...options, lastResult: isSubmitting ? undefined : result });
  const failure = result?.error?.['']?.join(' ');
  useEffect(() => {
    if (failure) showToast({ kind: 'error', title: failureTitle, description: failure });
  }, [failure, failureTitle, result]);
  return { ...validated, isSubmitting };
}
