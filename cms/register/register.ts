import type { Payload, PayloadRequest, Where } from 'payload';
import { markAmounts, type NamedCollection, useName, type UseName } from '#law/figures/placeholders.ts';
import {
  certaintyBy,
  type Deadline,
  type Figure,
  type Register,
  type Source,
  toPeriods,
} from '#law/figures/register.ts';
import type {
  Deadline as StoredDeadline,
  Figure as StoredFigure,
  Source as StoredSource,
} from '#cms/payload-types.ts';
import { untilChange } from '#cms/events/until-change.ts';

type Sources = ReadonlyMap<number, Source>;

const toSource = ({ key, title, address, kind }: StoredSource): Source => ({
  key,
  title,
  link: address ?? undefined,
  ...(kind === 'secondary' ? { isSecondary: true } : {}),
});

export async function loadSources(payload: Payload, req?: PayloadRequest): Promise<Sources> {
  const { docs } = await payload.find({ collection: 'sources', pagination: false, depth: 0, req });
  return new Map(docs.map((source) => [source.id, toSource(source)]));
}

export function requireSource({ source }: { source: number | StoredSource }, sources: Sources): Source {
  const found = sources.get(typeof source === 'object' ? source.id : source);
  if (!found) throw new Error('An entry has a source that does not exist.');
  return found;
}

const toFigure = (stored: StoredFigure, sources: Sources): Figure => ({
  key: stored.key,
  name: stored.name,
  module: stored.module,
  kind: stored.kind,
  unit: stored.unit ?? '',
  values: toPeriods(stored.values),
  statement: stored.statement,
  citation: stored.citation,
  source: requireSource(stored, sources),
  certainty: certaintyBy(stored.certainty, requireSource(stored, sources)),
  checkedOn: stored.checkedOn,
});

const toDeadline = (stored: StoredDeadline, sources: Sources): Deadline => ({
  key: stored.key,
  module: stored.module,
  law: stored.law,
  what: stored.what,
  who: stored.who,
  date: stored.date ?? undefined,
  everyYears: stored.everyYears ?? undefined,
  dateInWords: stored.dateInWords,
  penalty: markAmounts(stored.penalty),
  source: requireSource(stored, sources),
  certainty: stored.certainty,
  checkedOn: stored.checkedOn,
  updatedAt: stored.updatedAt,
});

const byKey = <Entry extends { key: string }>(entries: Entry[]): Record<string, Entry> =>
  Object.fromEntries(entries.map((entry) => [entry.key, entry]));

interface Part {
  req?: PayloadRequest;
  figures?: Where;
  deadlines?: Where;
}

const PUBLISHED: Where = { _status: { equals: 'published' } };

const queryFor = (where: Where | undefined, req: PayloadRequest | undefined) => ({
  where: where ? { and: [PUBLISHED, where] } : PUBLISHED,
  pagination: false as const,
  depth: 0,
  sort: 'key',
  req,
});

export async function loadRegister(
  payload: Payload,
  { req, figures, deadlines }: Part = {},
): Promise<Register> {
  // Sequential, because a transaction has one connection.
  const found = await payload.find({ collection: 'figures', ...queryFor(figures, req) });
  const dated = await payload.find({ collection: 'deadlines', ...queryFor(deadlines, req) });
  const sources = await loadSources(payload, req);
  return {
    figures: byKey(found.docs.map((figure) => toFigure(figure, sources))),
    deadlines: byKey(dated.docs.map((deadline) => toDeadline(deadline, sources))),
  };
}

const whereKeys = (uses: readonly UseName[], collection: NamedCollection): Where => {
  const prefix = useName(collection, '');
  const keys = uses.filter((use) => use.startsWith(prefix)).map((use) => use.slice(prefix.length));
  return { key: { in: keys } };
};

export const loadEntries = (req: PayloadRequest, uses: readonly UseName[]): Promise<Register> =>
  loadRegister(req.payload, {
    req,
    figures: whereKeys(uses, 'figures'),
    deadlines: whereKeys(uses, 'deadlines'),
  });

export const readRegister = untilChange((payload: Payload) => loadRegister(payload), { toKey: () => '' });
