import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { Plus, X } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Select, TextInput } from '#app/ui/forms/controls.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import type { CalculatorFields } from './calculator-fields.ts';
import { USES_TITLE } from './texts.ts';

export const rowLabels = (index: number) => ({
  propertyType: `Use ${index + 1}, property type`,
  squareFeet: `Use ${index + 1}, gross floor area`,
});

interface UsesFieldsProps {
  form: FormMetadata<CalculatorFields>;
  uses: FieldMetadata<CalculatorFields['uses']>;
  mostUses: number;
  propertyTypes: readonly string[];
  text: string;
}

export function UsesFields({ form, uses, mostUses, propertyTypes, text }: UsesFieldsProps) {
  const rows = uses.getFieldList();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 text-[1.3rem] font-bold">{USES_TITLE}</legend>
      <p className="text-[0.94rem] text-soft">{text}</p>
      <FieldError id={uses.id} errors={uses.errors} />
      {rows.map((row, index) => {
        const { propertyType, squareFeet } = row.getFieldset();
        return (
          <div
            key={row.key}
            role="group"
            aria-label={`Use ${index + 1}`}
            className="grid gap-4 border border-line bg-card p-4 sm:p-5"
          >
            <Select
              field={propertyType}
              label="Property type"
              choices={propertyTypes.map((name) => ({ value: name, label: name }))}
              placeholder="Select a property type"
            />
            <TextInput field={squareFeet} label="Gross floor area, sq ft" inputMode="decimal" />
            {rows.length > 1 ? (
              <Button
                {...form.remove.getButtonProps({ name: uses.name, index })}
                look="secondary"
                className="justify-self-start"
              >
                <X aria-hidden size={17} /> Remove this use
              </Button>
            ) : null}
          </div>
        );
      })}
      {rows.length < mostUses ? (
        <Button
          {...form.insert.getButtonProps({ name: uses.name })}
          look="secondary"
          className="justify-self-start"
        >
          <Plus aria-hidden size={17} /> Add another use
        </Button>
      ) : null}
    </fieldset>
  );
}
