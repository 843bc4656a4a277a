import type { SelectField } from 'payload';
import { toWords } from 'payload/shared';

export interface ShownField {
  name: string;
  type?: string;
  label?: unknown;
  options?: SelectField['options'];
}

export const fieldLabel = ({ label, name }: Pick<ShownField, 'label' | 'name'>): string =>
  typeof label === 'string' ? label : toWords(name);

function optionLabel(options: SelectField['options'], value: unknown): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value);
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value);
}

function rowText(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  const texts = Object.entries(row).filter(([name, text]) => name !== 'id' && text);
  return texts.map(([, text]) => String(text)).join(': ');
}

export function fieldText(field: Pick<ShownField, 'type' | 'options'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (field.type === 'select') {
    const labels = [value].flat().map((each) => optionLabel(field.options ?? [], each));
    return labels.join(', ');
  }
  if (Array.isArray(value)) return value.map(rowText).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
