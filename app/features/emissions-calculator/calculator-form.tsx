import type { FieldMetadata, SubmissionResult } from '@conform-to/react';
import { METER_NAMES, type EnergyUse } from '#app/regulations/ll97/emissions.ts';
import { PATHWAY_NAMES, PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import { Checkbox, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { CalculatorData } from './calculator.server.ts';
import { EnergyFields, meterLabel } from './energy-fields.tsx';
import type { CalculatorValues } from './schema.ts';
import { UsesFields } from './uses-fields.tsx';

const LABELS = {
  buildingAddress: 'Building address',
  pathway: 'Does one of these apply?',
  isConfirmed: 'These figures are right',
} as const;

const PATHWAY_CHOICES = PATHWAY_NAMES.map((name) => ({ value: name, label: PATHWAYS[name].label }));

type EnergyFieldset = Record<keyof EnergyUse, FieldMetadata<string | undefined>>;

/** What is wrong with the uses, line by line. */
function problemsOfUses(uses: FieldMetadata<CalculatorValues['uses']>) {
  const whole = summarise({ uses }, { uses: 'Uses' });
  const rows = uses.getFieldList().flatMap((row, index) =>
    summarise(row.getFieldset(), {
      propertyType: `Use ${index + 1}, property type`,
      squareFeet: `Use ${index + 1}, gross floor area`,
    }),
  );
  return [...whole, ...rows];
}

/** The calculator: uses with their areas, a year's energy, and what decides the pathway. */
export function CalculatorForm({
  start,
  constraint,
  result,
}: CalculatorData & { result: SubmissionResult | undefined }) {
  const { energy, ...rest } = start;
  const { fields, ...submission } = useSubmission<CalculatorValues>({
    id: 'calculator',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).calculatorCheck,
    defaultValue: { ...rest, ...energy },
  });
  const amounts = fields as unknown as EnergyFieldset;
  const energyLabels = Object.fromEntries(METER_NAMES.map((name) => [name, meterLabel(name)]));
  const problems = [
    ...summarise({ buildingAddress: fields.buildingAddress }, { buildingAddress: LABELS.buildingAddress }),
    ...problemsOfUses(fields.uses),
    ...summarise(amounts, energyLabels as Record<keyof EnergyUse, string>),
    ...summarise(
      { pathway: fields.pathway, isConfirmed: fields.isConfirmed },
      { pathway: LABELS.pathway, isConfirmed: LABELS.isConfirmed },
    ),
  ];
  const needsConfirmation = Boolean(fields.isConfirmed.errors?.length) || Boolean(fields.isConfirmed.value);
  return (
    <SubmissionForm
      {...submission}
      problems={problems}
      submitLabel="Make the report"
      busyLabel="Calculating..."
    >
      <TextInput
        field={fields.buildingAddress}
        label={LABELS.buildingAddress}
        hint="Only shown on the report, so that you know which building it is about."
        autoComplete="street-address"
      />
      <UsesFields form={submission.form} uses={fields.uses} />
      <EnergyFields fields={amounts} />
      <Select
        field={fields.pathway}
        label={LABELS.pathway}
        hint="It decides how the building has to comply. The Covered Buildings List has the last word."
        choices={PATHWAY_CHOICES}
      />
      {needsConfirmation ? <Checkbox field={fields.isConfirmed} label={LABELS.isConfirmed} /> : null}
    </SubmissionForm>
  );
}
