import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';

export interface Edited {
  slug: string;
  id?: number | string;
}

const KEY_VALUES = 'payload-kv';

const lastEditorSchema = z.object({
  user: z.number(),
  name: z.string(),
  /** The form's key, which distinguishes the tabs that a user may have open. */
  form: z.string().optional(),
  /** Save time of the version on which this editor based the first of their consecutive saves. */
  since: z.string(),
  at: z.string(),
});

export type LastEditor = z.infer<typeof lastEditorSchema>;

export const editorKey = ({ slug, id }: Edited): string =>
  `last-editor ${slug}${id === undefined ? '' : ` ${id}`}`;

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && Date.parse(one) === Date.parse(other);

export async function findLastEditor(req: PayloadRequest, edited: Edited): Promise<LastEditor | undefined> {
  const row = await req.payload.db.findOne<{ id: number; data: unknown }>({
    collection: KEY_VALUES,
    where: { key: { equals: editorKey(edited) } },
    req,
  });
  return lastEditorSchema.safeParse(row?.data).data;
}

export async function saveLastEditor(
  req: PayloadRequest,
  edited: Edited,
  { before, now, form }: { before?: string; now: string; form?: string },
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const last = await findLastEditor(req, edited);
  const isInARow = last?.user === user.id && last.form === form && isSame(last.at, before);
  const since = isInARow ? last.since : (before ?? now);
  const data = { user: user.id, name: user.name, form, since, at: now };
  const key = editorKey(edited);
  const where = { key: { equals: key } };
  await req.payload.db.upsert({ collection: KEY_VALUES, where, data: { key, data }, req });
}

interface Base {
  base: string;
  now: string;
  user: number;
  form?: string;
}

/** Whether a save would overwrite a newer version. Consecutive saves from the same form do not conflict. */
export function isOverNewer({ base, now, user, form }: Base, last: LastEditor | undefined): boolean {
  if (Date.parse(base) >= Date.parse(now)) return false;
  const areOwn = last?.user === user && last.form === form && isSame(last.at, now);
  return !areOwn || Date.parse(base) < Date.parse(last.since);
}

export interface Lock {
  id: number;
  user?: { value: number | { id: number } } | null;
  updatedAt: string;
}

export function lockHolder({ user }: Lock): number | undefined {
  const value = user?.value;
  return typeof value === 'object' ? value.id : value;
}

/** As long as Payload's locks last by default. */
const LOCKED_FOR_MS = 5 * 60_000;

const lockWhere = ({ slug, id }: Edited): Where =>
  id === undefined
    ? { globalSlug: { equals: slug } }
    : { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }] };

export async function findPersonName(req: PayloadRequest, id: number): Promise<string | undefined> {
  const where = { id: { equals: id } };
  const person = await req.payload.db.findOne<{ id: number; name: string }>({
    collection: 'users',
    where,
    req,
  });
  return person?.name;
}

export async function findOtherEditor(req: PayloadRequest, edited: Edited): Promise<string | undefined> {
  const lock = await req.payload.db.findOne<Lock>({
    collection: 'payload-locked-documents',
    where: {
      and: [lockWhere(edited), { updatedAt: { greater_than: new Date(Date.now() - LOCKED_FOR_MS) } }],
    },
    req,
  });
  const holder = lock ? lockHolder(lock) : undefined;
  if (holder === undefined || holder === req.user?.id) return undefined;
  return findPersonName(req, holder);
}

/** Creates the lock again, because Payload deletes it on every save, including autosaves. */
export async function keepLock(req: PayloadRequest, { slug, id }: Edited): Promise<void> {
  if (!req.user) return;
  const document = id === undefined ? undefined : { relationTo: slug as CollectionSlug, value: id };
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document,
      globalSlug: id === undefined ? slug : undefined,
      user: { relationTo: 'users', value: req.user.id },
    },
    req,
  });
}
