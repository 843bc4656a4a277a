import { getFormProps, type FormMetadata } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FocusEventHandler, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary, useSubmitErrors, type ErrorSummaryItem } from '#app/ui/forms/error-summary.tsx';
import { Honeypot } from './honeypot.tsx';

interface SubmissionFormProps<Values extends Record<string, unknown>> {
  form: FormMetadata<Values>;
  onFocus: FocusEventHandler<HTMLFormElement>;
  onBlurCapture: FocusEventHandler<HTMLFormElement>;
  isSubmitting: boolean;
  /** What is wrong, field by field. */
  errors: ErrorSummaryItem[];
  submitLabel: string;
  /** The label of the button while the form is being submitted. */
  busyLabel?: string;
  /** The form of a fetcher, where the page is to stay. */
  component?: typeof Form;
  /** Where it is submitted, when not to the page's own action. */
  action?: string;
  encType?: 'multipart/form-data';
  /** Whether it cannot be submitted as it stands. */
  isBlocked?: boolean;
  /** Whether another page follows, which is then shown from its top. */
  leadsOn?: boolean;
  /** Another button, before the one that submits the form. */
  otherButton?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form with its error summary, honeypot and submit button around the fields. */
export function SubmissionForm<Values extends Record<string, unknown>>({
  form,
  onFocus,
  onBlurCapture,
  isSubmitting,
  errors: items,
  submitLabel,
  busyLabel = 'Submitting...',
  component: Component = Form,
  action,
  encType,
  isBlocked = false,
  leadsOn = false,
  otherButton,
  children,
}: SubmissionFormProps<Values>) {
  const { onSubmit, ...formProps } = getFormProps(form);
  const { errors, onSubmitted } = useSubmitErrors(form, items);
  return (
    <Component
      method="post"
      action={action}
      {...formProps}
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
      {/* The Enter key presses the first button of a form: it must not be one that adds or removes a row. */}
      <button
        type="submit"
        aria-hidden
        tabIndex={-1}
        disabled={isSubmitting || isBlocked}
        className="sr-only"
      >
        {submitLabel}
      </button>
      <ErrorSummary {...errors} />
      {children}
      <Honeypot />
      <div className="flex flex-wrap gap-3">
        {otherButton}
        <Button type="submit" disabled={isSubmitting || isBlocked}>
          {isSubmitting ? busyLabel : submitLabel}
        </Button>
      </div>
    </Component>
  );
}
