import type { SubmissionResult } from '@conform-to/react';
import { useActionData, useNavigation } from '@remix-run/react';
import { UNREACHABLE, type FormResponse } from './client-action.ts';
import type { FormDescription } from './define-form.ts';

export interface FormState {
  result?: SubmissionResult;
}

export const typedIn = (result: SubmissionResult | undefined, field: string): string | undefined => {
  const value = result?.initialValue?.[field];
  return typeof value === 'string' ? value : undefined;
};

export const errorsIn = (result: SubmissionResult | undefined, field = ''): string[] | undefined =>
  result?.error?.[field] ?? undefined;

export const FormError = ({ result }: FormState) => {
  const errors = errorsIn(result);
  if (!errors?.length) return null;
  return (
    <p role="alert" className="border-2 border-very-high bg-very-high-tint px-5 py-4 font-semibold">
      {errors.join(' ')}
    </p>
  );
};

/**
 * For forms with one or two fields that are validated only on the server. The form library would be larger than
 * the page.
 */
export function useShortForm({ failure }: FormDescription) {
  const { result: answered } = useActionData<FormResponse>() ?? {};
  const isSubmitting = useNavigation().formMethod === 'POST';
  const result: SubmissionResult | undefined =
    answered === UNREACHABLE.result ? { error: { '': [failure] } } : answered;
  return { isSubmitting, result: isSubmitting ? { ...result, error: undefined } : result };
}
