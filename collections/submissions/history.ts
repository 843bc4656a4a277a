import type { CollectionAfterChangeHook, FlattenedField, PayloadRequest } from 'payload';
import { THE_PRODUCT } from '#cms/audit.ts';
import { findAll } from '#cms/database/find.ts';
import type { Submission } from '#cms/payload-types.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { currentDay, newYorkTime } from '#cms/time/new-york.ts';
import { fieldLabel, fieldText } from '#cms/fields/field-text.ts';

interface FieldChange {
  field: string;
  from: string;
  to: string;
  users?: { from: number[]; to: number[] };
}

const OMITTED = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'revision',
  'closedAt',
  'excerpt',
  'search',
  'statusBefore',
  'heldJob',
]);

const MAX_LENGTH = 500;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

const accountsIn = (value: unknown): number[] =>
  [value].flat().flatMap((each) => (typeof each === 'number' ? each : []));

const withIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => idOf(each) ?? each) : (idOf(value) ?? value);

function shownText(field: FlattenedField, value: unknown): string {
  if (field.type !== 'date' || typeof value !== 'string' || !value) return fieldText(field, value);
  const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime';
  return hasTime ? newYorkTime(value) : currentDay(new Date(value), { year: 'numeric' });
}

function compareField(field: FlattenedField, before: unknown, after: unknown): FieldChange | undefined {
  const isAccount = field.type === 'relationship' && field.relationTo === 'users';
  const [oldValue, newValue] = [withIds(before), withIds(after)];
  const [from, to] = [shownText(field, oldValue), shownText(field, newValue)];
  if (from === to) return undefined;
  return {
    field: fieldLabel(field),
    from: shortened(from),
    to: shortened(to),
    ...(isAccount && { users: { from: accountsIn(oldValue), to: accountsIn(newValue) } }),
  };
}

const valueAt = (document: unknown, name: string): unknown =>
  typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;

export function changesBetween(fields: FlattenedField[], before: unknown, after: unknown): FieldChange[] {
  return fields.flatMap((field) => {
    if (OMITTED.has(field.name) || field.type === 'join') return [];
    const [from, to] = [valueAt(before, field.name), valueAt(after, field.name)];
    if (field.type === 'group' || field.type === 'tab')
      return changesBetween(field.flattenedFields, from, to);
    return compareField(field, from, to) ?? [];
  });
}

async function userNames(req: PayloadRequest, ids: number[]): Promise<string> {
  const users = await findAll(req, 'users', { id: { in: ids } });
  const userName = (id: number) => users.find((user) => user.id === id)?.name ?? `account ${id}`;
  return ids.map(userName).join(', ');
}

async function withNames(req: PayloadRequest, { users, ...change }: FieldChange) {
  if (!users) return change;
  return { ...change, from: await userNames(req, users.from), to: await userNames(req, users.to) };
}

export const recordChanges: CollectionAfterChangeHook<Submission> = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change;
  if (operation === 'create') return;
  const by = { by: req.user?.id ?? null, byName: req.user?.name ?? THE_PRODUCT };
  for (const each of changesBetween(collection.flattenedFields, previousDoc, doc)) {
    const data = { ...(await withNames(req, each)), ...by, submission: doc.id };
    await req.payload.create({ collection: 'changes', data, depth: 0, req });
  }
};
