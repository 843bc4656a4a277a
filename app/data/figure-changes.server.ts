import { readRegister } from './figures.server.ts';
import type { Figure } from '#law/figures/register.ts';
import { openPayload } from '#cms/open-payload.ts';
import { cached } from './cached.server.ts';
import {
  type PublishedValues,
  toPublished,
  type ValueChange,
  valueChanges,
} from '#law/figures/value-changes.ts';
import { groupBy } from '#law/group-by.ts';
import { ownEntry } from '#law/own-entry.ts';

export interface FigureChange
  extends ValueChange, Pick<Figure, 'key' | 'name' | 'module' | 'statement' | 'citation' | 'source'> {}

const PUBLISHED = { 'version._status': { equals: 'published' } };

const SELECT = {
  updatedAt: true,
  version: { key: true, kind: true, unit: true, values: true, seedDigest: true },
} as const;

async function loadVersions(keys?: string[]): Promise<Map<string, PublishedValues[]>> {
  const payload = await openPayload();
  const { docs } = await payload.findVersions({
    collection: 'figures',
    where: keys ? { and: [PUBLISHED, { 'version.key': { in: keys } }] } : PUBLISHED,
    sort: ['createdAt', 'id'],
    select: SELECT,
    pagination: false,
    depth: 0,
  });
  const versions = groupBy(docs, ({ version }) => version.key);
  return new Map([...versions].map(([key, stored]) => [key, stored.map(toPublished)]));
}

/** Newest first. Excludes seeded changes, which come from starting content or a release, not from an editor. */
async function loadChanges(keys?: string[]): Promise<FigureChange[]> {
  const [versions, { figures }] = await Promise.all([loadVersions(keys), readRegister()]);
  return [...versions]
    .flatMap(([key, published]) => {
      const figure = ownEntry(figures, key);
      if (!figure || published.length < 2) return [];
      const { name, module, statement, citation, source } = figure;
      return valueChanges(published).map((change) => ({
        ...change,
        key,
        name,
        module,
        statement,
        citation,
        source,
      }));
    })
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || (a.from ?? '').localeCompare(b.from ?? ''));
}

export const listFigureChanges = cached((): Promise<FigureChange[]> => {
  return loadChanges();
});

export const findFigureChanges = async (keys: string[]): Promise<FigureChange[]> =>
  keys.length > 0 ? loadChanges(keys) : [];
