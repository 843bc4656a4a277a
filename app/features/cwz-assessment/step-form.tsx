import type { DefaultValue, FieldMetadata, SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { LoadedAssessment } from './assessment.server.ts';
import { BackButton } from './back-button.tsx';
import type { StepName } from './steps.ts';

export interface StepProps extends Pick<LoadedAssessment, 'typed' | 'words' | 'constraint'> {
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
}

/** The form of a step, with what was typed in it before; `defaults` stand where nothing was. */
export function useStep<Values extends Record<string, unknown>>(
  name: StepName,
  { typed, constraint, result }: StepProps,
  defaults: Partial<Record<keyof Values, string>> = {},
) {
  const submission = useSubmission<Values>({
    id: name,
    result,
    constraint,
    loadCheck: async () => (await import('./checks.ts')).CHECKS[name] as unknown as FormCheck<Values>,
    defaultValue: { ...defaults, ...typed } as DefaultValue<Values>,
  });
  return { ...submission, isFirst: name === 'business' };
}

interface StepFormProps<Values extends Record<string, unknown>, Name extends string> {
  step: ReturnType<typeof useStep<Values>>;
  /** What each field is called in the summary of what is wrong. */
  labels: Record<Name, string>;
  submitLabel?: string;
  busyLabel?: string;
  isBlocked?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A step's form with its two ways out: back, with all that was typed, and on. */
export function StepForm<Values extends Record<string, unknown>, Name extends string>({
  step: { fields, isFirst, ...submission },
  labels,
  submitLabel = 'Next',
  busyLabel = 'One moment...',
  isBlocked,
  children,
}: StepFormProps<Values, Name>) {
  const named = fields as unknown as Record<Name, Pick<FieldMetadata, 'id' | 'errors'>>;
  return (
    <SubmissionForm
      {...submission}
      problems={summarise(named, labels)}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isBlocked={isBlocked}
      leadsOn
      otherButton={isFirst ? null : <BackButton isBusy={submission.isSubmitting} />}
    >
      {children}
    </SubmissionForm>
  );
}
