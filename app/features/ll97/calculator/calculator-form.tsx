import type { FieldMetadata } from '@conform-to/react';
import { Checkbox, Select, TextInput } from '#app/ui/forms/controls.tsx';
import { summarize } from '#app/ui/forms/error-summary.tsx';
import { reportUrls } from '#app/urls/report-urls.ts';
import { askServerAndReturnTo } from '#app/features/forms/client-action.ts';
import { SubmissionForm, useSubmission } from '#app/features/forms/submission-form.tsx';
import type { CalculatorData } from './calculator.server.ts';
import { WithLiveResult } from './live-panel.tsx';
import type { CalculatorFields } from './calculator-fields.ts';
import { ENERGY_TITLE, HINTS } from './texts.ts';
import { rowLabels, UsesFields } from './uses-fields.tsx';
import { LinkedText } from '#app/features/figures/linked-text.tsx';

const summarizeRows = (uses: FieldMetadata<CalculatorFields['uses']>) =>
  uses.getFieldList().flatMap((row, index) => summarize(row.getFieldset(), rowLabels(index)));

/** Makes the browser's Back button on the report return to the form with the report's figures. */
export const sendCalculation = askServerAndReturnTo(
  ({ pathname }) => reportUrls(pathname.split('/').at(-1) ?? '').change,
);

interface CalculatorFormProps extends Omit<CalculatorData, 'page' | 'city'> {
  /**
   * Set for the embedded calculator, which posts to the site because a report must not load in a frame. It is shown
   * below an address search, so its own address field comes last.
   */
  action?: string;
}

export function CalculatorForm({
  start,
  mostUses,
  propertyTypes,
  labels,
  meterNames,
  meterHints,
  pathways,
  form,
  periods,
  live,
  pathwayHint,
  copy,
  action,
}: CalculatorFormProps) {
  const { control, fields, submission } = useSubmission({
    id: 'calculator',
    form,
    labels,
    loadForm: async () => (await import('./calculator-fields.ts')).calculatorForm,
    defaultValue: start,
  });
  const { uses, isConfirmed } = fields;
  const needsConfirmation = Boolean(isConfirmed.errors?.length) || Boolean(isConfirmed.value);
  const address = (
    <TextInput {...control('buildingAddress')} hint={HINTS.address} autoComplete="address-line1" />
  );
  return (
    <WithLiveResult figures={live} periods={periods} rows={uses.getFieldList().length}>
      <SubmissionForm
        {...submission}
        action={action}
        errors={[...submission.errors, ...summarizeRows(uses)]}
        submitLabel="Make the report"
        busyLabel="Calculating..."
        leadsOn
      >
        {action ? null : address}
        <UsesFields
          form={submission.form}
          uses={uses}
          mostUses={mostUses}
          propertyTypes={propertyTypes}
          text={copy.uses}
        />
        <fieldset className="grid gap-5">
          <legend className="mb-1 text-[1.3rem] font-bold">{ENERGY_TITLE}</legend>
          <p className="text-[0.94rem] text-soft">{copy.energy}</p>
          {meterNames.map((name) => (
            <TextInput key={name} {...control(name)} hint={meterHints[name]} inputMode="decimal" />
          ))}
        </fieldset>
        <Select
          {...control('pathway')}
          hint={<LinkedText links={pathwayHint.links}>{pathwayHint.text}</LinkedText>}
          choices={pathways}
          placeholder={start.pathway ? undefined : 'Select what applies'}
        />
        {action ? address : null}
        {needsConfirmation ? <Checkbox {...control('isConfirmed')} /> : null}
      </SubmissionForm>
    </WithLiveResult>
  );
}
