import { getFormProps, type FormMetadata, type SubmissionResult } from '@conform-to/react';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary, summarize, useSubmitErrors } from '#app/ui/forms/error-summary.tsx';
import { useValidatedForm, type ValidatedFormOptions } from '#app/ui/forms/use-validated-form.ts';
import { dismissNotice, showToast } from '#app/ui/toasts.tsx';
import { UNREACHABLE, type FormResponse } from './client-action.ts';
import type { FormDescription } from './define-form.ts';
import { Honeypot } from './honeypot.tsx';

export interface SubmissionOptions<Fields extends Record<string, unknown>> extends Omit<
  ValidatedFormOptions<Fields>,
  'lastResult' | 'constraint'
> {
  form: FormDescription;
  labels: Record<NoInfer<keyof Fields & string>, string>;
  failureTitle?: string;
}

interface SubmissionState {
  isSubmitting: boolean;
  result: SubmissionResult | undefined;
}

export function useFormState<Fields extends Record<string, unknown>>(
  { form: { constraint, failure }, labels, failureTitle, ...options }: SubmissionOptions<Fields>,
  { isSubmitting, result: answered }: SubmissionState,
) {
  const unreachable = useMemo(
    (): SubmissionResult => ({ status: 'error', error: { '': [failure] } }),
    [failure],
  );
  const result = answered === UNREACHABLE.result ? unreachable : answered;
  const { fields, ...validated } = useValidatedForm<Fields>({
    ...options,
    constraint,
    lastResult: isSubmitting ? undefined : result,
  });
  const error = result?.error?.['']?.join(' ');
  useEffect(() => {
    if (!error || !failureTitle) return undefined;
    showToast({ kind: 'error', title: failureTitle, description: error });
    return dismissNotice;
  }, [error, failureTitle, result]);
  return {
    fields,
    control: <Name extends keyof Fields & keyof typeof fields & string>(name: Name) => ({
      field: fields[name],
      label: labels[name],
    }),
    submission: { ...validated, errors: summarize<string>(fields, labels), isSubmitting },
  };
}

export const useSubmission = <Fields extends Record<string, unknown>>(options: SubmissionOptions<Fields>) =>
  useFormState(options, {
    isSubmitting: useNavigation().formMethod === 'POST',
    result: useActionData<FormResponse>()?.result,
  });

type SubmissionFormProps<Fields extends Record<string, unknown>> = Omit<
  ReturnType<typeof useFormState<Fields>>['submission'],
  'form'
> & {
  form: FormMetadata<Fields>;
  /** The URL of another page to submit to, which the browser loads as a new document. */
  action?: string;
  submitLabel: string;
  busyLabel?: string;
  encType?: 'multipart/form-data';
  isBlocked?: boolean;
  leadsOn?: boolean;
  otherButton?: ReactNode;
  children: ReactNode;
};

export function SubmissionForm<Fields extends Record<string, unknown>>({
  form,
  onFocus,
  onBlurCapture,
  isSubmitting,
  errors: items,
  action,
  submitLabel,
  busyLabel = 'Submitting...',
  encType,
  isBlocked = false,
  leadsOn = false,
  otherButton,
  children,
}: SubmissionFormProps<Fields>) {
  const { onSubmit, ...formProps } = getFormProps(form);
  const { errors, onSubmitted } = useSubmitErrors(form, items, isSubmitting);
  const isDisabled = isSubmitting || isBlocked;
  return (
    <Form
      method="post"
      {...formProps}
      action={action}
      reloadDocument={action !== undefined}
      encType={encType}
      onSubmit={(event) => {
        onSubmit(event);
        onSubmitted();
      }}
      onFocus={onFocus}
      onBlurCapture={onBlurCapture}
      preventScrollReset={!leadsOn}
      className="relative grid max-w-[38rem] grid-cols-1 gap-6"
    >
      {/* The Enter key presses the form's first button, which must not add or remove a row. */}
      <button type="submit" aria-hidden tabIndex={-1} disabled={isDisabled} className="sr-only">
        {submitLabel}
      </button>
      <ErrorSummary {...errors} />
      {children}
      <Honeypot />
      <div className="flex flex-wrap gap-3">
        {otherButton}
        <Button type="submit" disabled={isDisabled}>
          {isSubmitting ? busyLabel : submitLabel}
        </Button>
      </div>
    </Form>
  );
}
