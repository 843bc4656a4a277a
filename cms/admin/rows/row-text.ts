import type { Field } from 'payload';

/** The names of the fields in which the words of a row stand, the first to be shown first. */
export const textFieldsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return textFieldsOf(field.fields);
    return field.type === 'text' || field.type === 'textarea' ? [field.name] : [];
  });

const LONGEST = 80;

/** The words of a row, shortened to a line; nothing where none are written yet. */
export function rowText(row: object | undefined, names: readonly string[]): string {
  const texts = names.map((name): unknown => row && Reflect.get(row, name));
  const text = texts.find((each) => typeof each === 'string' && each.trim() !== '');
  const line = typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}
