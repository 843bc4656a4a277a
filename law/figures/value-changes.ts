import { formatValue, type FigureKind, longDay } from './figure-kinds.ts';
import { type Period, periodOn, periodsAfter, type PeriodRow, toPeriods, valueOn } from './register.ts';

export interface PublishedValues {
  id: string;
  publishedAt: string;
  kind: FigureKind;
  unit: string;
  values: readonly Period[];
  /** Digest of the seed file. A version saved by an editor keeps the previous digest; one from an import has none. */
  seedDigest?: string | null;
}

interface StoredVersion {
  id: string;
  updatedAt: string;
  version: Pick<PublishedValues, 'kind' | 'seedDigest'> & {
    unit?: string | null;
    values?: readonly PeriodRow[] | null;
  };
}

export const toPublished = ({ id, updatedAt, version }: StoredVersion): PublishedValues => ({
  id,
  publishedAt: updatedAt,
  kind: version.kind,
  unit: version.unit ?? '',
  values: toPeriods(version.values),
  seedDigest: version.seedDigest,
});

export interface ValueChange {
  id: string;
  publishedAt: string;
  before?: string;
  after?: string;
  from?: string;
}

const BEGINNING = '';

const periodStarts = (...all: readonly (readonly Period[])[]): string[] =>
  [...new Set(all.flat().map(({ from }) => from ?? BEGINNING))].sort();

export function shownOn(
  { kind, unit, values }: Pick<PublishedValues, 'kind' | 'unit' | 'values'>,
  day: string,
): string | undefined {
  const value = valueOn({ values }, day);
  return value === undefined ? undefined : formatValue(kind, value, unit);
}

export function comingValues(figure: Pick<PublishedValues, 'kind' | 'unit' | 'values'>, day: string) {
  const later = periodsAfter(figure, day);
  return (periodOn(figure, day) ? later : later.slice(1)).map(({ from = '', value }) => ({
    value: formatValue(figure.kind, value, figure.unit),
    from: longDay(from),
  }));
}

export function changesBetween(before: PublishedValues, after: PublishedValues): ValueChange[] {
  const changes: ValueChange[] = [];
  let isSame = true;
  for (const day of periodStarts(before.values, after.values)) {
    const [old, now] = [shownOn(before, day), shownOn(after, day)];
    const last = changes.at(-1);
    const isKnown = !isSame && last?.before === old && last?.after === now;
    isSame = old === now;
    if (isSame || isKnown) continue;
    const { id, publishedAt } = after;
    changes.push({
      id: `${id}-${day || 'beginning'}`,
      publishedAt,
      before: old,
      after: now,
      from: day || undefined,
    });
  }
  return changes;
}

/** Expects chronological order. Skips changes that a seed made. */
export const valueChanges = (versions: readonly PublishedValues[]): ValueChange[] =>
  versions.slice(1).flatMap((version, index) => {
    const before = versions[index];
    const isSeeded = version.seedDigest && before?.seedDigest !== version.seedDigest;
    return before && !isSeeded ? changesBetween(before, version) : [];
  });

export function changeText({ before, after, from }: Pick<ValueChange, 'before' | 'after' | 'from'>): string {
  const day = from && longDay(from);
  if (after === undefined) {
    return day
      ? `No value as of ${day}. It was ${before ?? ''}.`
      : `No value anymore. It was ${before ?? ''}.`;
  }
  if (before === undefined) {
    return day ? `${after}, from ${day}. There was no value before.` : `${after}. There was no value before.`;
  }
  return day ? `${after} instead of ${before}, from ${day}.` : `${after} instead of ${before}.`;
}
