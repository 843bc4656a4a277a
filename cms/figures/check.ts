import type { PayloadRequest } from 'payload';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { badRequest } from '#cms/errors.ts';
import { valuesError } from '#collections/figures/validate.ts';

/** Figures, deadlines and laws: what is checked against its source. */
export type CheckedCollection = 'figures' | 'deadlines' | 'laws';

/** Who looked at the source, and on which day in New York. */
interface Check {
  checkedOn: string;
  checkedBy: number;
}

const NOT_PUBLISHED = 'This is not published yet. Publish it first.';
const HAS_DRAFT =
  'There are unpublished changes. Publish them, or restore the published version, and try again.';

interface Entry<Collection extends CheckedCollection = CheckedCollection> {
  collection: Collection;
  id: number;
}

/** An entry as it is published, and its newest draft where there is one. */
async function versionsOf<Collection extends CheckedCollection>(
  req: PayloadRequest,
  { collection, id }: Entry<Collection>,
) {
  const find = (draft: boolean) => req.payload.findByID({ collection, id, depth: 0, draft, req });
  const [published, newest] = [await find(false), await find(true)];
  if (published._status !== 'published') throw badRequest(NOT_PUBLISHED);
  return { published, draft: newest._status === 'draft' ? newest : undefined };
}

export const checkBy = ({ user }: { user: { id: number } }, now = new Date()): Check => ({
  checkedOn: dayInNewYork(now),
  checkedBy: user.id,
});

/** Publishes that an entry is still right. A draft beside it stays a draft: it is written again, as the newest version. */
export async function confirmEntry(req: PayloadRequest, entry: Entry, check: Check): Promise<void> {
  const { published, draft } = await versionsOf(req, entry);
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = published;
  const data = { ...(draft ? values : {}), ...check, _status: 'published' as const };
  await req.payload.update({ ...entry, data, depth: 0, req });
  if (!draft) return;
  const { id: _draft, createdAt: _since, updatedAt: _changed, ...proposal } = draft;
  await req.payload.update({ ...entry, data: { ...proposal, ...check }, draft: true, depth: 0, req });
}

/** The published figures, deadlines and laws that were read in a source. */
export async function entriesOf(req: PayloadRequest, source: number) {
  const where = { source: { equals: source }, _status: { equals: 'published' } };
  const all = { where, depth: 0, pagination: false, sort: 'checkedOn', req } as const;
  const { docs: figures } = await req.payload.find({ collection: 'figures', ...all });
  const { docs: deadlines } = await req.payload.find({ collection: 'deadlines', ...all });
  const { docs: laws } = await req.payload.find({ collection: 'laws', ...all });
  return [
    ...figures.map(({ id, name, checkedOn }) => ({
      collection: 'figures' as const,
      id,
      title: name,
      checkedOn,
    })),
    ...deadlines.map(({ id, what, checkedOn }) => ({
      collection: 'deadlines' as const,
      id,
      title: what,
      checkedOn,
    })),
    ...laws.map(({ id, title, checkedOn }) => ({ collection: 'laws' as const, id, title, checkedOn })),
  ];
}

/** Publishes that everything that was read in a source is still right, in the transaction of `req`. Returns how many. */
export async function confirmSource(req: PayloadRequest, source: number, check: Check): Promise<number> {
  const entries = await entriesOf(req, source);
  for (const { collection, id } of entries) await confirmEntry(req, { collection, id }, check);
  return entries.length;
}

interface Change {
  check: Check;
  /** Otherwise the change is saved as a draft, for somebody who may publish it. */
  isPublished: boolean;
}

const versionFor = ({ check, isPublished }: Change) =>
  isPublished
    ? { data: { ...check, _status: 'published' as const }, draft: false }
    : { data: check, draft: true };

/** Adds a value to a figure, from a day on. */
export async function changeFigure(
  req: PayloadRequest,
  id: number,
  { value, from, ...change }: Change & { value: string; from: string },
): Promise<void> {
  const { published, draft } = await versionsOf(req, { collection: 'figures', id });
  if (draft) throw badRequest(HAS_DRAFT);
  const values = [...(published.values ?? []), { value, from }];
  // Payload does not validate drafts.
  const error = valuesError(published.kind, values, published.key);
  if (error) throw badRequest(error);
  const { data, draft: isDraft } = versionFor(change);
  await req.payload.update({
    collection: 'figures',
    id,
    data: { ...data, values },
    draft: isDraft,
    depth: 0,
    req,
  });
}

/** Gives a deadline another day. */
export async function changeDeadline(
  req: PayloadRequest,
  id: number,
  { date, dateInWords, ...change }: Change & { date: string; dateInWords: string },
): Promise<void> {
  const { draft } = await versionsOf(req, { collection: 'deadlines', id });
  if (draft) throw badRequest(HAS_DRAFT);
  const { data, draft: isDraft } = versionFor(change);
  const changed = { ...data, date, dateInWords };
  await req.payload.update({ collection: 'deadlines', id, data: changed, draft: isDraft, depth: 0, req });
}
