import { useSubmit } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission, type SubmissionOptions } from '../forms/use-submission.ts';
import type { AssessmentData } from './assessment.server.ts';
import { BACK, DIRECTION, type StepName } from './steps.ts';

export type StepProps = Pick<AssessmentData, 'typed' | 'copy' | 'form'>;

/** The form of a step, with what was typed in it before. */
export function useStep<Fields extends Record<string, unknown>>(
  name: StepName,
  options: Omit<SubmissionOptions<Fields>, 'id'>,
) {
  const { submission, ...form } = useSubmission<Fields>({ id: name, ...options });
  return { ...form, step: { ...submission, isFirst: name === 'business' } };
}

/** Leads to the step before and keeps what was typed, valid or not. */
function BackButton({ isBusy }: { isBusy: boolean }) {
  const submit = useSubmit();
  const goBack = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <Button
      type="submit"
      name={DIRECTION}
      value={BACK}
      formNoValidate
      look="secondary"
      disabled={isBusy}
      onClick={goBack}
    >
      Back
    </Button>
  );
}

interface StepFormProps<Fields extends Record<string, unknown>> {
  step: ReturnType<typeof useStep<Fields>>['step'];
  submitLabel?: string;
  busyLabel?: string;
  isBlocked?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A step's form with its two ways out: back, with all that was typed, and on. */
export const StepForm = <Fields extends Record<string, unknown>>({
  step: { isFirst, ...submission },
  submitLabel = 'Next',
  busyLabel = 'One moment...',
  ...rest
}: StepFormProps<Fields>) => (
  <SubmissionForm
    {...submission}
    {...rest}
    submitLabel={submitLabel}
    busyLabel={busyLabel}
    leadsOn
    otherButton={isFirst ? null : <BackButton isBusy={submission.isSubmitting} />}
  />
);
