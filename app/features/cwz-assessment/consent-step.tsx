import { Checkbox } from '#app/ui/forms/controls.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { StepForm, useStep, type StepProps } from './step-form.tsx';
import type { ConsentFields } from './schema.ts';

/** Step 3: the consent, without which there is no way on. */
export function ConsentStep(props: StepProps) {
  const step = useStep<ConsentFields>('consent', props);
  const { consentToZoneComparison } = step.fields;
  const { text, label } = props.words.steps.consent;
  const isHydrated = useHydrated();
  return (
    <StepForm
      step={step}
      labels={{ consentToZoneComparison: 'Consent' }}
      isBlocked={isHydrated && !consentToZoneComparison.value}
    >
      <p className="border-l-4 border-lot bg-lot-tint px-5 py-4">{text}</p>
      <Checkbox field={consentToZoneComparison} label={label} />
    </StepForm>
  );
}
