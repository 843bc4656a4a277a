import { CONTACT_ROLES } from '#app/regulations/cwz/choices.ts';
import { Checkbox, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { StepForm, useStep, type StepProps } from './step-form.tsx';
import type { ContactFields } from './schema.ts';

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Your role',
  email: 'Email',
  phone: 'Phone',
  consentToEmail: 'Report by email',
} as const;

/** Step 4: who asks, and whether the report is to be mailed. It sends the assessment. */
export function ContactStep(props: StepProps) {
  const step = useStep<ContactFields>('contact', props);
  const { fields } = step;
  return (
    <StepForm step={step} labels={LABELS} submitLabel="Submit Assessment" busyLabel="Submitting...">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput field={fields.firstName} label={LABELS.firstName} autoComplete="given-name" />
        <TextInput field={fields.lastName} label={LABELS.lastName} autoComplete="family-name" />
      </div>
      <Select
        field={fields.role}
        label={LABELS.role}
        choices={CONTACT_ROLES}
        placeholder="Select your role"
      />
      <TextInput field={fields.email} label={LABELS.email} type="email" autoComplete="email" />
      <TextInput field={fields.phone} label={LABELS.phone} type="tel" autoComplete="tel" />
      <Checkbox field={fields.consentToEmail} label={props.words.steps.contact.emailLabel} />
    </StepForm>
  );
}
