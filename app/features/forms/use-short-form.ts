import { useActionData, useNavigation } from '@remix-run/react';
import { UNREACHABLE, type FormAnswer } from './client-action.ts';
import type { FormDescription } from './define-form.ts';

/**
 * A form of one or two fields, which the server alone validates: on a page with much else, the library for forms would
 * weigh more than the rest of it.
 */
export function useShortForm({ failure }: FormDescription) {
  const { result } = useActionData<FormAnswer>() ?? {};
  const isSubmitting = useNavigation().formMethod === 'POST';
  const found = result === UNREACHABLE.result ? { '': [failure] } : result?.error;
  return {
    isSubmitting,
    /** What is wrong with a field; with the form as a whole, without a name. */
    errorsOf: (name = '') => (isSubmitting ? undefined : (found?.[name] ?? undefined)),
    /** What was typed, where a whole page answers. */
    typed: (name: string): string | undefined => {
      const value = result?.initialValue?.[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}
