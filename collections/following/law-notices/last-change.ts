import type { PayloadRequest, TypeWithVersion } from 'payload';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { NamedCollection } from '#law/figures/placeholders.ts';
import { changesBetween, changeText, toPublished } from '#law/figures/value-changes.ts';
import { findFirst } from '#cms/database/find.ts';
import type { Deadline, Figure } from '#cms/payload-types.ts';
import type { Notice } from './notice-schema.ts';

type RegisterEntry = Figure | Deadline;

const dayText = ({ date, dateInWords }: Deadline): string => (date ? longDay(date) : dateInWords);

function describeChange(
  entry: RegisterEntry,
  before: TypeWithVersion<RegisterEntry>,
  after: TypeWithVersion<RegisterEntry>,
): string {
  const [old, now] = [before.version, after.version];
  if ('what' in old && 'what' in now) {
    return dayText(old) === dayText(now) ? '' : `${now.what}: ${dayText(now)} instead of ${dayText(old)}.`;
  }
  if (!('values' in old && 'values' in now && 'name' in entry)) return '';
  const changes = changesBetween(
    toPublished({ ...before, version: old }),
    toPublished({ ...after, version: now }),
  );
  return changes.length > 0 ? `${entry.name}: ${changes.map(changeText).join(' ')}` : '';
}

/** Finds the newest change by an editor or an import. Skips changes from a seed. */
export async function lastChange(
  req: PayloadRequest,
  collection: NamedCollection,
  id: number,
): Promise<{ key: string; change?: Notice['change'] } | undefined> {
  const entry = await findFirst(req, collection, {
    and: [{ id: { equals: id } }, { _status: { equals: 'published' } }],
  });
  if (!entry) return undefined;
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    req,
  });
  for (const [index, after] of docs.entries()) {
    const before = docs[index + 1];
    const { seedDigest } = after.version;
    if (!before || (seedDigest && before.version.seedDigest !== seedDigest)) continue;
    const text = describeChange(entry, before, after);
    // Version IDs are unique only within a collection.
    const change = { version: `${collection}/${after.id}`, publishedAt: after.updatedAt, text };
    if (text) return { key: entry.key, change };
  }
  return { key: entry.key };
}
