import type { FlattenedField } from 'payload';

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function fillField(field: FlattenedField, own: unknown, other: unknown): unknown {
  if (field.type === 'group' || field.type === 'tab') {
    const filled = fillRequired(field.flattenedFields, valuesOf(own), valuesOf(other));
    return Object.keys(filled).length > 0 ? filled : undefined;
  }
  const isRequired = ('required' in field && field.required) || field.custom?.isRequired === true;
  return own ?? (isRequired ? other : undefined);
}

/** Takes from `other` what required fields lack, as when they are newer than the document. */
export function fillRequired(fields: readonly FlattenedField[], own: Values, other: Values): Values {
  const filled = fields.map((field) => {
    const { name } = field;
    return [name, fillField(field, own[name], other[name])] as const;
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}
