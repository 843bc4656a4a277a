import type { PayloadRequest, Where } from 'payload';
import { longDay } from '#app/regulations/figures/kinds.ts';
import { changeText, type PublishedValues, valueChanges } from '#app/regulations/figures/value-changes.ts';
import type { Deadline, Figure } from '#cms/payload-types.ts';

export type NoticedCollection = 'figures' | 'deadlines';

/** What the newest change of a figure or deadline says, and the version in which it was published. */
export interface LastChange {
  /** "figures/12": each collection numbers its versions. */
  version: string;
  /** ISO 8601. */
  publishedAt: string;
  text: string;
}

const PUBLISHED = { 'version._status': { equals: 'published' } } as const;

const publishedVersions = (id: number) => ({
  where: { and: [{ parent: { equals: id } }, PUBLISHED] },
  sort: ['createdAt', 'id'],
  pagination: false,
  depth: 0,
});

async function lastFigureChange(req: PayloadRequest, { id, name }: Figure): Promise<LastChange | undefined> {
  const { docs } = await req.payload.findVersions({ collection: 'figures', ...publishedVersions(id), req });
  const versions = docs.map(({ id: version, updatedAt, version: { kind, unit, values, seedDigest } }) => ({
    id: version,
    publishedAt: updatedAt,
    kind,
    unit: unit ?? '',
    values: (values ?? []).map(({ from, to, value }) => ({
      from: from ?? undefined,
      to: to ?? undefined,
      value,
    })),
    seedDigest: seedDigest ?? undefined,
  })) satisfies PublishedValues[];
  const changes = valueChanges(versions);
  const last = changes.at(-1);
  const version = versions.findLast(({ id: each }) => last?.id.startsWith(`${each}-`));
  if (!last || !version) return undefined;
  const texts = changes.filter((each) => each.id.startsWith(`${version.id}-`)).map(changeText);
  return {
    version: `figures/${version.id}`,
    publishedAt: version.publishedAt,
    text: `${name}: ${texts.join(' ')}`,
  };
}

const dayText = ({ date, dateInWords }: Pick<Deadline, 'date' | 'dateInWords'>): string =>
  date ? longDay(date) : dateInWords;

async function lastDeadlineChange(req: PayloadRequest, { id }: Deadline): Promise<LastChange | undefined> {
  const { docs } = await req.payload.findVersions({ collection: 'deadlines', ...publishedVersions(id), req });
  for (let index = docs.length - 1; index > 0; index -= 1) {
    const [before, after] = [docs[index - 1], docs[index]];
    if (!before || !after || before.version.seedDigest !== after.version.seedDigest) continue;
    const [old, now] = [dayText(before.version), dayText(after.version)];
    if (old === now) continue;
    return {
      version: `deadlines/${after.id}`,
      publishedAt: after.updatedAt,
      text: `${after.version.what}: ${now} instead of ${old}.`,
    };
  }
  return undefined;
}

/** The newest change that an editor published; what an import of the starting content changed is not one. */
export async function lastChange(
  req: PayloadRequest,
  collection: NoticedCollection,
  id: number,
): Promise<{ key: string; change?: LastChange } | undefined> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  if (collection === 'figures') {
    const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req });
    const [figure] = docs;
    return figure && { key: figure.key, change: await lastFigureChange(req, figure) };
  }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req });
  const [deadline] = docs;
  return deadline && { key: deadline.key, change: await lastDeadlineChange(req, deadline) };
}
