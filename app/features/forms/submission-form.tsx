import { getFormProps, type FormMetadata } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FocusEventHandler, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import type { ErrorSummaryItem } from '#app/ui/forms/summarise.ts';
import { useRefusal } from '#app/ui/forms/use-refusal.ts';
import { Trap } from './trap.tsx';

interface SubmissionFormProps<Values extends Record<string, unknown>> {
  form: FormMetadata<Values>;
  onFocus: FocusEventHandler<HTMLFormElement>;
  onBlurCapture: FocusEventHandler<HTMLFormElement>;
  isSubmitting: boolean;
  /** What is wrong, field by field. */
  problems: ErrorSummaryItem[];
  submitLabel: string;
  /** What the button says while the form is on its way. */
  busyLabel?: string;
  /** The form of a fetcher, where the page is to stay. */
  component?: typeof Form;
  /** Where it is sent, when not to the page's own action. */
  action?: string;
  encType?: 'multipart/form-data';
  /** Whether it cannot be sent as it stands. */
  isBlocked?: boolean;
  /** Whether the answer is another page, which is then shown from its top. */
  leadsOn?: boolean;
  /** Another button, before the one that sends the form. */
  otherButton?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form whose content is stored. */
export function SubmissionForm<Values extends Record<string, unknown>>({
  form,
  onFocus,
  onBlurCapture,
  isSubmitting,
  problems,
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
  const { refusal, onSubmitted } = useRefusal(form, problems);
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
      {/* The first button of a form is what the Enter key presses: not one that adds or removes a row. */}
      <button
        type="submit"
        aria-hidden
        tabIndex={-1}
        disabled={isSubmitting || isBlocked}
        className="sr-only"
      >
        {submitLabel}
      </button>
      <ErrorSummary {...refusal} />
      {children}
      <Trap />
      <div className="flex flex-wrap gap-3">
        {otherButton}
        <Button type="submit" disabled={isSubmitting || isBlocked}>
          {isSubmitting ? busyLabel : submitLabel}
        </Button>
      </div>
    </Component>
  );
}
