import { CONTACT_ROLES } from '#app/regulations/cwz/choices.ts';
import { Checkbox, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { ConsentFields, ContactFields } from './schema.ts';
import { StepForm, useStep, type StepProps } from './step-form.tsx';

/** Step 3: the consent, which is required. */
export function ConsentStep(props: StepProps) {
  const { text, label } = props.copy.steps.consent;
  const { control, fields, step } = useStep<ConsentFields>('consent', {
    form: props.form,
    labels: { consentToZoneComparison: 'Consent' },
    loadCheck: async () => (await import('./schema.ts')).consentCheck,
    defaultValue: props.typed,
  });
  const isHydrated = useHydrated();
  return (
    <StepForm step={step} isBlocked={isHydrated && !fields.consentToZoneComparison.value}>
      <p className="border-l-4 border-lot bg-lot-tint px-5 py-4">{text}</p>
      <Checkbox {...control('consentToZoneComparison')} label={label} />
    </StepForm>
  );
}

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Your role',
  email: 'Email',
  phone: 'Phone',
  consentToEmail: 'Report by email',
};

/** Step 4: the contact, and whether to mail the report. It submits the assessment. */
export function ContactStep(props: StepProps) {
  const { control, step } = useStep<ContactFields>('contact', {
    form: props.form,
    labels: LABELS,
    loadCheck: async () => (await import('./schema.ts')).contactCheck,
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
      <Checkbox {...control('consentToEmail')} label={props.copy.steps.contact.emailLabel} />
    </StepForm>
  );
}
