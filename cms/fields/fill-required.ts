import type { FlattenedField } from 'payload';
import { toObject, type Values } from '#cms/objects.ts';

function fillField(field: FlattenedField, own: unknown, other: unknown): unknown {
  if (field.type === 'group' || field.type === 'tab') {
    const filled = fillRequired(field.flattenedFields, toObject(own), toObject(other));
    return Object.keys(filled).length > 0 ? filled : undefined;
  }
  const isRequired = ('required' in field && field.required) || field.custom?.isRequired === true;
  return own ?? (isRequired ? other : undefined);
}

/** Fills empty required fields from `other`, such as fields that were added after the document was saved. */
export function fillRequired(fields: readonly FlattenedField[], own: Values, other: Values): Values {
  const filled = fields.map((field) => {
    const { name } = field;
    return [name, fillField(field, own[name], other[name])] as const;
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}
