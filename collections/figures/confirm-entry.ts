import type { PayloadRequest } from 'payload';
import { dayInNewYork } from '#law/days.ts';
import { findAll } from '#cms/database/find.ts';
import { badRequest } from '#cms/errors.ts';
import { toStoredValue } from '#law/figures/figure-kinds.ts';
import { valuesError } from './validate-values.ts';
import type { SourceEntry } from './figure-schemas.ts';

interface Check {
  checkedOn: string;
  checkedBy: number;
}

const NOT_PUBLISHED = 'This is not published yet. Publish it first.';
const HAS_DRAFT = 'Publish or discard the draft first.';

type Entry = Pick<SourceEntry, 'collection' | 'id'>;

async function findVersions(req: PayloadRequest, { collection, id }: Entry) {
  const find = (draft: boolean) => req.payload.findByID({ collection, id, depth: 0, draft, req });
  const [published, newest] = [await find(false), await find(true)];
  if (published._status !== 'published') throw badRequest(NOT_PUBLISHED);
  return { published, draft: newest._status === 'draft' ? newest : undefined };
}

export const checkBy = ({ user }: { user: { id: number } }): Check => ({
  checkedOn: dayInNewYork(new Date()),
  checkedBy: user.id,
});

/** Publishes the entry with a new check. Saves any draft again, so that it stays the newest version. */
export async function confirmEntry(req: PayloadRequest, entry: Entry, check: Check): Promise<void> {
  const { collection, id } = entry;
  const { published, draft } = await findVersions(req, entry);
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = published;
  const data = { ...(draft ? values : {}), ...check, _status: 'published' as const };
  await req.payload.update({ collection, id, data, depth: 0, req });
  if (!draft) return;
  const { id: _draft, createdAt: _since, updatedAt: _changed, ...proposal } = draft;
  await req.payload.update({ collection, id, data: { ...proposal, ...check }, draft: true, depth: 0, req });
}

export async function findSourceEntries(req: PayloadRequest, source: number): Promise<SourceEntry[]> {
  const found: SourceEntry[] = [];
  for (const collection of ['figures', 'deadlines', 'laws'] as const) {
    const where = { source: { equals: source }, _status: { equals: 'published' } };
    for (const entry of await findAll(req, collection, where, 'checkedOn')) {
      const title = 'title' in entry ? entry.title : 'what' in entry ? entry.what : entry.name;
      found.push({ collection, id: entry.id, title, checkedOn: entry.checkedOn });
    }
  }
  return found;
}

type Change =
  | { collection: 'figures'; id: number; value: string; from: string }
  | { collection: 'deadlines'; id: number; date: string; dateInWords: string };

export async function saveChange(
  req: PayloadRequest,
  { collection, id, ...change }: Change,
  { check, isPublished }: { check: Check; isPublished: boolean },
): Promise<void> {
  const { published, draft } = await findVersions(req, { collection, id });
  if (draft) throw badRequest(HAS_DRAFT);
  let data: object = change;
  if ('value' in change && 'values' in published) {
    const { key, kind } = published;
    const values = [...(published.values ?? []), { ...change, value: toStoredValue(kind, change.value) }];
    // Validate here, because Payload does not validate drafts.
    const error = valuesError(kind, values, key);
    if (error) throw badRequest(error);
    data = { values };
  }
  const status = isPublished ? { _status: 'published' as const } : {};
  await req.payload.update({
    collection,
    id,
    data: { ...data, ...check, ...status },
    draft: !isPublished,
    depth: 0,
    req,
  });
}
