import { useSubmit } from '@remix-run/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import {
  BOROUGHS,
  BUSINESS_TYPES,
  CONTACT_ROLES,
  HAULERS,
  HAULER_TENURES,
  SATISFACTION_RATINGS,
} from '#law/commercial-waste/choices.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, RadioGroup, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { FieldGroup } from '#app/ui/forms/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import {
  SubmissionForm,
  useSubmission,
  type SubmissionOptions,
} from '#app/features/forms/submission-form.tsx';
import { AnswersSummary } from './answers-summary.tsx';
import type { AssessmentData } from './assessment.server.ts';
import { NO_OR_YES, STEP_LABELS, WASTE_TYPES_LABEL } from './labels.ts';
import { BACK, DIRECTION, type StepName } from './steps.ts';
import { CONSENT_LABEL, EMAIL_LABEL, HINTS } from './texts.ts';
import { zipQuestion } from './zip-question.ts';

type StepProps = Pick<AssessmentData, 'typed' | 'copy' | 'form' | 'isChange' | 'summary'>;

function useStep<Fields extends Record<string, unknown>>(
  name: StepName,
  options: Omit<SubmissionOptions<Fields>, 'id'>,
) {
  const { submission, ...form } = useSubmission<Fields>({ id: name, ...options });
  return { ...form, step: { ...submission, isFirst: name === 'business' } };
}

interface LeaveButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'aria-label' | 'className' | 'children'
> {
  to: typeof BACK | StepName;
  isBusy: boolean;
}

function LeaveButton({ to, isBusy, ...rest }: LeaveButtonProps) {
  const submit = useSubmit();
  const leave = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <Button
      type="submit"
      name={DIRECTION}
      value={to}
      formNoValidate
      look="secondary"
      disabled={isBusy}
      onClick={leave}
      {...rest}
    />
  );
}

interface StepFormProps<Fields extends Record<string, unknown>> {
  step: ReturnType<typeof useStep<Fields>>['step'];
  submitLabel?: string;
  busyLabel?: string;
  isChange?: boolean;
  isBlocked?: boolean;
  children: ReactNode;
}

const StepForm = <Fields extends Record<string, unknown>>({
  step: { isFirst, ...submission },
  isChange = false,
  submitLabel = isChange ? 'Save changes' : 'Next',
  busyLabel = 'One moment...',
  ...rest
}: StepFormProps<Fields>) => (
  <SubmissionForm
    {...submission}
    {...rest}
    submitLabel={submitLabel}
    busyLabel={busyLabel}
    leadsOn
    otherButton={
      isFirst ? null : (
        <LeaveButton to={BACK} isBusy={submission.isSubmitting}>
          Back
        </LeaveButton>
      )
    }
  />
);

function BusinessStep(props: StepProps) {
  const { control, fields, step } = useStep('business', {
    form: props.form,
    labels: STEP_LABELS.business,
    loadForm: async () => (await import('./assessment-fields.ts')).STEP_FORMS.business,
    defaultValue: props.typed,
  });
  const { borough, zipCode } = fields;
  const question = zipQuestion(zipCode.value, borough.value);
  return (
    <StepForm step={step} isChange={props.isChange}>
      <TextInput {...control('businessName')} autoComplete="organization" />
      <Select {...control('businessType')} choices={BUSINESS_TYPES} placeholder="Select a business type" />
      <TextInput {...control('address')} hint={HINTS.address} autoComplete="address-line1" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select {...control('borough')} choices={BOROUGHS} placeholder="Select a borough" />
        <TextInput {...control('zipCode')} autoComplete="postal-code" inputMode="numeric" />
      </div>
      <div aria-live="polite" className="-mt-3 empty:absolute">
        {question ? (
          <div className="grid gap-2 border-l-4 border-lot bg-lot-tint px-4 py-2">
            <p>{question}</p>
            <Checkbox {...control('zipConfirmed')} />
          </div>
        ) : null}
      </div>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextInput {...control('pickupsPerWeek')} inputMode="numeric" />
        <TextInput {...control('squareFootage')} inputMode="decimal" />
      </div>
      <FieldGroup id="waste-types" label={WASTE_TYPES_LABEL} isOptional>
        <Checkbox {...control('trash')} />
        <Checkbox {...control('recycling')} />
        <Checkbox {...control('foodWaste')} />
      </FieldGroup>
    </StepForm>
  );
}

function HaulerStep(props: StepProps) {
  const { control, step } = useStep('hauler', {
    form: props.form,
    labels: STEP_LABELS.hauler,
    loadForm: async () => (await import('./assessment-fields.ts')).STEP_FORMS.hauler,
    defaultValue: { complianceWarning: 'no', ...props.typed },
  });
  return (
    <StepForm step={step} isChange={props.isChange}>
      <div className="group grid gap-6">
        <Select {...control('currentHauler')} choices={HAULERS} placeholder="Select your hauler" />
        <div className="group-[:not(:has(option[value=other]:checked))]:hidden">
          <TextInput
            {...control('customHaulerName')}
            hint={HINTS.otherHauler}
            isOptional={false}
            autoComplete="off"
          />
        </div>
      </div>
      <Select {...control('haulerYears')} choices={HAULER_TENURES} placeholder="Select the years" />
      <RadioGroup {...control('satisfactionRating')} choices={SATISFACTION_RATINGS} />
      <TextInput {...control('monthlyBill')} hint={HINTS.monthlyBill} />
      <RadioGroup {...control('complianceWarning')} choices={NO_OR_YES} />
    </StepForm>
  );
}

function ConsentStep(props: StepProps) {
  const { control, fields, step } = useStep('consent', {
    form: props.form,
    labels: STEP_LABELS.consent,
    loadForm: async () => (await import('./assessment-fields.ts')).STEP_FORMS.consent,
    defaultValue: props.typed,
  });
  const isHydrated = useHydrated();
  return (
    <StepForm
      step={step}
      isChange={props.isChange}
      isBlocked={isHydrated && !fields.consentToZoneComparison.value}
    >
      <p className="border-l-4 border-lot bg-lot-tint px-5 py-4">{props.copy.steps.consent.text}</p>
      <Checkbox {...control('consentToZoneComparison')} label={CONSENT_LABEL} />
    </StepForm>
  );
}

function ContactStep(props: StepProps) {
  const { control, step } = useStep('contact', {
    form: props.form,
    labels: STEP_LABELS.contact,
    loadForm: async () => (await import('./assessment-fields.ts')).STEP_FORMS.contact,
    defaultValue: props.typed,
  });
  return (
    <StepForm step={step} submitLabel="Submit Assessment" busyLabel="Submitting...">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput {...control('firstName')} autoComplete="given-name" />
        <TextInput {...control('lastName')} autoComplete="family-name" />
      </div>
      <Select {...control('role')} choices={CONTACT_ROLES} placeholder="Select your role" />
      <TextInput {...control('email')} type="email" autoComplete="email" />
      <TextInput {...control('phone')} type="tel" autoComplete="tel" />
      <Checkbox {...control('consentToEmail')} label={EMAIL_LABEL} />
      <AnswersSummary
        parts={props.summary}
        changeButton={(name, heading) => (
          <LeaveButton
            to={name}
            isBusy={step.isSubmitting}
            aria-label={`Change: ${heading}`}
            className="min-h-9 px-3 py-1 text-[0.94rem]"
          >
            Change
          </LeaveButton>
        )}
      />
    </StepForm>
  );
}

export const STEP_VIEWS = {
  business: BusinessStep,
  hauler: HaulerStep,
  consent: ConsentStep,
  contact: ContactStep,
};
