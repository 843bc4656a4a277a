import type { CollectionAfterChangeHook, FlattenedField, PayloadRequest } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { fieldLabel, fieldText, idOf } from './field-text.ts';
import { type InboxSlug, valueAt } from './kinds.ts';

interface FieldChange {
  field: string;
  from: string;
  to: string;
  /** The IDs of accounts, where the field holds one: `recordChanges` looks up their names. */
  users?: { from?: number; to?: number };
}

/** Fields that change with every save, or that follow from other fields. */
const OMITTED = new Set(['id', 'updatedAt', 'createdAt', 'revision', 'closedAt', 'submissionDigest']);

const MAX_LENGTH = 500;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

const accountIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function changeOf(field: FlattenedField, before: unknown, after: unknown): FieldChange | undefined {
  const [oldValue, newValue] = [idOf(before), idOf(after)];
  const [from, to] = [fieldText(field, oldValue), fieldText(field, newValue)];
  if (from === to) return undefined;
  const isAccount = field.type === 'relationship' && field.relationTo === 'users';
  return {
    field: fieldLabel(field),
    from: shortened(from),
    to: shortened(to),
    ...(isAccount ? { users: { from: accountIn(oldValue), to: accountIn(newValue) } } : {}),
  };
}

/** The fields in which two states of a document differ, in the order of the form; groups field by field. */
export function changesBetween(fields: FlattenedField[], before: unknown, after: unknown): FieldChange[] {
  return fields.flatMap((field) => {
    if (OMITTED.has(field.name) || field.type === 'join') return [];
    const [from, to] = [valueAt(before, field.name), valueAt(after, field.name)];
    if (field.type === 'group' || field.type === 'tab')
      return changesBetween(field.flattenedFields, from, to);
    return changeOf(field, from, to) ?? [];
  });
}

/** Who changes something when nobody is signed in, such as the virus scan. */
const THE_PRODUCT = 'Lotline';

async function nameOf(req: PayloadRequest, id: number | undefined): Promise<string> {
  if (id === undefined) return '';
  const user = await findFirst(req, 'users', { id: { equals: id } });
  return user?.name ?? `account ${id}`;
}

async function withNames(req: PayloadRequest, { users, ...change }: FieldChange) {
  if (!users) return change;
  return { ...change, from: await nameOf(req, users.from), to: await nameOf(req, users.to) };
}

/** Records who changed what, in the transaction of the change. */
export const recordChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return;
  const { id } = doc as { id: number };
  const by = { by: req.user?.id ?? null, byName: req.user?.name ?? THE_PRODUCT };
  const about = { collection: collection.slug as InboxSlug, document: id };
  for (const change of changesBetween(collection.flattenedFields, previousDoc, doc)) {
    const data = { ...(await withNames(req, change)), ...by, ...about };
    await req.payload.create({ collection: 'changes', data, depth: 0, req });
  }
};
