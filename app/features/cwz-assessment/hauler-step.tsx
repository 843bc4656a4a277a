import { HAULERS, HAULER_TENURES, SATISFACTION_RATINGS } from '#app/regulations/cwz/choices.ts';
import { RadioGroup } from '#app/ui/forms/choice-list.tsx';
import { Select, TextInput } from '#app/ui/forms/controls.tsx';
import { StepForm, useStep, type StepProps } from './step-form.tsx';
import type { HaulerFields } from './schema.ts';

const LABELS = {
  currentHauler: 'Current hauler',
  customHaulerName: "Your hauler's name",
  haulerYears: 'How long have you been with them?',
  satisfactionRating: 'How satisfied are you?',
  monthlyBill: 'Monthly bill',
  complianceWarning: 'Have you had a compliance warning about your waste?',
} as const;

const NO_OR_YES = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** Step 2: the present hauler. The name is asked for where the hauler is none of the list. */
export function HaulerStep(props: StepProps) {
  const step = useStep<HaulerFields>('hauler', props, { complianceWarning: 'no' });
  const { fields } = step;
  return (
    <StepForm step={step} labels={LABELS}>
      <div className="group grid gap-6">
        <Select
          field={fields.currentHauler}
          label={LABELS.currentHauler}
          choices={HAULERS}
          placeholder="Select your hauler"
        />
        <div className="group-[:not(:has(option[value=other]:checked))]:hidden">
          <TextInput
            field={fields.customHaulerName}
            label={LABELS.customHaulerName}
            hint="Only where you selected Other."
            isOptional={false}
            autoComplete="off"
          />
        </div>
      </div>
      <Select
        field={fields.haulerYears}
        label={LABELS.haulerYears}
        choices={HAULER_TENURES}
        placeholder="Select the years"
      />
      <RadioGroup
        field={fields.satisfactionRating}
        label={LABELS.satisfactionRating}
        choices={SATISFACTION_RATINGS}
      />
      <TextInput
        field={fields.monthlyBill}
        label={LABELS.monthlyBill}
        hint="What you pay in a month, such as $1,200. Without a plain amount, the report uses an example."
      />
      <RadioGroup field={fields.complianceWarning} label={LABELS.complianceWarning} choices={NO_OR_YES} />
    </StepForm>
  );
}
