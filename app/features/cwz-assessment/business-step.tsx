import { BOROUGHS, BUSINESS_TYPES, otherBoroughOf } from '#app/regulations/cwz/choices.ts';
import { FieldGroup } from '#app/ui/forms/field.tsx';
import { Checkbox, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { StepForm, useStep, type StepProps } from './step-form.tsx';
import type { BusinessFields } from './schema.ts';

const LABELS = {
  businessName: 'Business name',
  businessType: 'Business type',
  address: 'Business address',
  borough: 'Borough',
  zipCode: 'ZIP code',
  squareFootage: 'Square footage',
  pickupsPerWeek: 'Pickups per week',
  trash: 'Trash',
  recycling: 'Recycling',
  foodWaste: 'Food waste',
};

/** Step 1: the business. */
export function BusinessStep(props: StepProps) {
  const { control, fields, step } = useStep<BusinessFields>('business', {
    form: props.form,
    labels: LABELS,
    loadCheck: async () => (await import('./schema.ts')).businessCheck,
    defaultValue: props.typed,
  });
  const { borough, zipCode } = fields;
  const otherBorough = borough.value && otherBoroughOf(zipCode.value?.trim() ?? '', borough.value);
  return (
    <StepForm step={step}>
      <TextInput {...control('businessName')} autoComplete="organization" />
      <Select {...control('businessType')} choices={BUSINESS_TYPES} placeholder="Select a business type" />
      <TextInput
        {...control('address')}
        hint="Street and number, as on your waste bill."
        autoComplete="street-address"
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select {...control('borough')} choices={BOROUGHS} placeholder="Select a borough" />
        <TextInput {...control('zipCode')} autoComplete="postal-code" inputMode="numeric" />
      </div>
      <div aria-live="polite" className="-mt-3 empty:absolute">
        {otherBorough ? (
          <p className="border-l-4 border-lot bg-lot-tint px-4 py-2">
            The ZIP code {zipCode.value} usually belongs to {otherBorough}. Please check the ZIP code and the
            borough. If both are right, go on.
          </p>
        ) : null}
      </div>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextInput {...control('pickupsPerWeek')} inputMode="numeric" />
        <TextInput {...control('squareFootage')} inputMode="decimal" />
      </div>
      <FieldGroup id="waste-types" label="What is collected?" isOptional>
        <Checkbox {...control('trash')} />
        <Checkbox {...control('recycling')} />
        <Checkbox {...control('foodWaste')} />
      </FieldGroup>
    </StepForm>
  );
}
