import { HAULERS, HAULER_TENURES, SATISFACTION_RATINGS } from '#app/regulations/cwz/choices.ts';
import { RadioGroup, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { StepForm, useStep, type StepProps } from './step-form.tsx';
import type { HaulerFields } from './schema.ts';

const LABELS = {
  currentHauler: 'Current hauler',
  customHaulerName: "Your hauler's name",
  haulerYears: 'How long have you been with them?',
  satisfactionRating: 'How satisfied are you?',
  monthlyBill: 'Monthly bill',
  complianceWarning: 'Have you had a compliance warning about your waste?',
};

const NO_OR_YES = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** Step 2: the present hauler. The name is asked for where the hauler is not in the list. */
export function HaulerStep(props: StepProps) {
  const { control, step } = useStep<HaulerFields>('hauler', {
    form: props.form,
    labels: LABELS,
    loadCheck: async () => (await import('./schema.ts')).haulerCheck,
    defaultValue: { complianceWarning: 'no', ...props.typed },
  });
  return (
    <StepForm step={step}>
      <div className="group grid gap-6">
        <Select {...control('currentHauler')} choices={HAULERS} placeholder="Select your hauler" />
        <div className="group-[:not(:has(option[value=other]:checked))]:hidden">
          <TextInput
            {...control('customHaulerName')}
            hint="Only where you selected Other."
            isOptional={false}
            autoComplete="off"
          />
        </div>
      </div>
      <Select {...control('haulerYears')} choices={HAULER_TENURES} placeholder="Select the years" />
      <RadioGroup {...control('satisfactionRating')} choices={SATISFACTION_RATINGS} />
      <TextInput
        {...control('monthlyBill')}
        hint="What you pay in a month, such as $1,200. Without a plain amount, the report uses an example."
      />
      <RadioGroup {...control('complianceWarning')} choices={NO_OR_YES} />
    </StepForm>
  );
}
