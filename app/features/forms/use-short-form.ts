import type { SubmissionResult } from '@conform-to/react';
import { useActionData, useNavigation } from '@remix-run/react';
import { UNREACHABLE, type FormResponse } from './client-action.ts';
import type { FormDescription } from './define-form.ts';

/**
 * For forms of one or two fields, validated on the server only. The form library would weigh more than the
 * page.
 */
export function useShortForm({ failure }: FormDescription) {
  const { result: answered } = useActionData<FormResponse>() ?? {};
  const isSubmitting = useNavigation().formMethod === 'POST';
  const result: SubmissionResult | undefined =
    answered === UNREACHABLE.result ? { error: { '': [failure] } } : answered;
  return { isSubmitting, result: isSubmitting ? { ...result, error: undefined } : result };
}
