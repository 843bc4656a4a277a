import type { SelectField } from 'payload';
import { toWords } from 'payload/shared';

/** What is shown of a field, on the server and in the browser. */
export interface ShownField {
  name: string;
  type?: string;
  label?: unknown;
  options?: SelectField['options'];
}

/** What a field is called in the panel. */
export const fieldLabel = ({ label, name }: Pick<ShownField, 'label' | 'name'>): string =>
  typeof label === 'string' ? label : toWords(name);

function optionLabel(options: SelectField['options'], value: unknown): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value);
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value);
}

/** The texts of a row of an array, without its id. */
const rowText = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? Object.entries(row)
        .filter(([name, text]) => name !== 'id' && text)
        .map(([, text]) => String(text))
        .join(': ')
    : String(row);

/** A value of a field as a person reads it; nothing where it is empty. */
export function fieldWords(field: Pick<ShownField, 'type' | 'options'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (field.type === 'select')
    return [value]
      .flat()
      .map((one) => optionLabel(field.options ?? [], one))
      .join(', ');
  if (Array.isArray(value)) return value.map(rowText).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
