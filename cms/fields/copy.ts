import type {
  ArrayField,
  CheckboxField,
  Field,
  GroupField,
  NumberField,
  OptionObject,
  RichTextField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload';
import { proseEditor } from '#cms/rich-text/editors.ts';

export const textField = (name: string, label: string, maxLength = 120): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength,
});

export const textareaField = (name: string, label: string, maxLength = 800): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength,
});

export const proseField = (name: string, label: string): RichTextField => ({
  name,
  label,
  type: 'richText',
  required: true,
  editor: proseEditor,
});

export const amountField = (name: string, label: string, description: string, max?: number): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max,
  required: true,
  admin: { description },
});

export const selectField = (
  name: string,
  options: readonly OptionObject[],
  admin?: SelectField['admin'],
): SelectField => ({ name, type: 'select', required: true, options: [...options], admin });

export const checkboxField = (
  name: string,
  label: string,
  admin?: CheckboxField['admin'],
): CheckboxField => ({ name, label, type: 'checkbox', defaultValue: false, admin });

export const choiceField = (
  name: string,
  label: string,
  options: [OptionObject, ...OptionObject[]],
): SelectField => ({ name, label, type: 'select', required: true, defaultValue: options[0].value, options });

export const titledTextFields = (): Field[] => [
  textField('title', 'Title', 80),
  textareaField('text', 'Text', 500),
];

export const rowField = (...fields: Field[]): RowField => ({ type: 'row', fields });

export const groupField = (name: string, label: string, fields: Field[]): GroupField => ({
  name,
  label,
  type: 'group',
  fields,
});

export const listField = (
  name: string,
  label: string,
  fields: Field[],
  limits: Pick<ArrayField, 'required' | 'minRows' | 'maxRows'> = {},
): ArrayField => ({ name, label, type: 'array', required: true, minRows: 1, ...limits, fields });

export const OPTIONAL = { required: false, minRows: undefined };
