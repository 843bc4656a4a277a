import type { FlattenedField } from 'payload';
import { fieldLabel, fieldWords } from './field-words.ts';

/** One field that somebody changed, in words. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
  /** The numbers of accounts, where the field holds one: whoever stores the change knows their names. */
  users?: { from?: number; to?: number };
}

/** What changes with every save, or follows from other fields. */
const LEFT_OUT = new Set(['id', 'updatedAt', 'createdAt', 'revision', 'closedAt', 'submissionDigest']);

/** The longest text that the history keeps of a value. */
const LONGEST = 500;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const accountIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function changeOf(field: FlattenedField, before: unknown, after: unknown): FieldChange | undefined {
  const [old, fresh] = [idOf(before), idOf(after)];
  const [from, to] = [fieldWords(field, old), fieldWords(field, fresh)];
  if (from === to) return undefined;
  const isAccount = field.type === 'relationship' && field.relationTo === 'users';
  return {
    field: fieldLabel(field),
    from: shortened(from),
    to: shortened(to),
    ...(isAccount ? { users: { from: accountIn(old), to: accountIn(fresh) } } : {}),
  };
}

const valueOf = (document: unknown, name: string): unknown =>
  typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;

/** The fields in which two states of a document differ, in the order of the form; groups field by field. */
export function changesBetween(fields: FlattenedField[], before: unknown, after: unknown): FieldChange[] {
  return fields.flatMap((field) => {
    if (LEFT_OUT.has(field.name) || field.type === 'join') return [];
    const [from, to] = [valueOf(before, field.name), valueOf(after, field.name)];
    if (field.type === 'group' || field.type === 'tab')
      return changesBetween(field.flattenedFields, from, to);
    return changeOf(field, from, to) ?? [];
  });
}
