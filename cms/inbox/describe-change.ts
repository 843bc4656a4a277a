import type { FlattenedField } from 'payload';
import { toWords } from 'payload/shared';

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

const labelOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : toWords(field.name);

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Rows of an array without their numbers, which say nothing to a person. */
const withoutNumber = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? { ...row, id: undefined } : row;

function wordsOf(field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (field.type === 'select') {
    const option = field.options.find((each) => (typeof each === 'string' ? each : each.value) === value);
    return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value);
  }
  if (Array.isArray(value)) return JSON.stringify(value.map(withoutNumber));
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const accountIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function changeOf(field: FlattenedField, before: unknown, after: unknown): FieldChange | undefined {
  const [old, fresh] = [idOf(before), idOf(after)];
  const [from, to] = [wordsOf(field, old), wordsOf(field, fresh)];
  if (from === to) return undefined;
  const isAccount = field.type === 'relationship' && field.relationTo === 'users';
  return {
    field: labelOf(field),
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
