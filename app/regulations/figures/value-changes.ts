import { formatValue, type FigureKind, longDay } from './kinds.ts';
import { type Period, periodOn, periodsAfter, type PeriodRow, toPeriods, valueOn } from './register.ts';

/** The values of a figure as they were published at one time. */
export interface PublishedValues {
  /** Of the version. */
  id: string;
  /** ISO 8601. */
  publishedAt: string;
  kind: FigureKind;
  unit: string;
  values: readonly Period[];
  /** Which import wrote it, if one did; an editor's version keeps that of the version before. */
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

/** A value that another one replaced. Undefined where there was none, or is none any more. */
export interface ValueChange {
  /** Stable: of the version, and of the day from which the new value holds. */
  id: string;
  publishedAt: string;
  before?: string;
  after?: string;
  /** The first day of the new value; undefined where it holds from the beginning. */
  from?: string;
}

/** Before every day. */
const BEGINNING = '';

const startsOf = (...all: readonly (readonly Period[])[]): string[] =>
  [...new Set(all.flat().map(({ from }) => from ?? BEGINNING))].sort();

/** The value of a day, formatted. */
export function shownOn(
  { kind, unit, values }: Pick<PublishedValues, 'kind' | 'unit' | 'values'>,
  day: string,
): string | undefined {
  const value = valueOn({ values }, day);
  return value === undefined ? undefined : formatValue(kind, value, unit);
}

/** The values after the one that is shown on a day. */
export function comingValues(figure: Pick<PublishedValues, 'kind' | 'unit' | 'values'>, day: string) {
  const later = periodsAfter(figure, day);
  return (periodOn(figure, day) ? later : later.slice(1)).map(({ from = '', value }) => ({
    value: formatValue(figure.kind, value, figure.unit),
    from: longDay(from),
  }));
}

/** The values that differ between two versions of a figure, each once, from the first day on which they do. */
export function changesBetween(before: PublishedValues, after: PublishedValues): ValueChange[] {
  const changes: ValueChange[] = [];
  let isSame = true;
  for (const day of startsOf(before.values, after.values)) {
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

/**
 * What changed from each published version of a figure to the next one.
 * @param versions In the order of time.
 */
export const valueChanges = (versions: readonly PublishedValues[]): ValueChange[] =>
  versions.slice(1).flatMap((version, index) => {
    const before = versions[index];
    return before && before.seedDigest === version.seedDigest ? changesBetween(before, version) : [];
  });

/** "$300 instead of $268, from January 1, 2027." */
export function changeText({ before, after, from }: Pick<ValueChange, 'before' | 'after' | 'from'>): string {
  const since = from ? `, from ${longDay(from)}` : '';
  if (after === undefined) return `No value anymore; it was ${before ?? ''}${since}.`;
  return before === undefined
    ? `${after}${since}. There was no value before.`
    : `${after} instead of ${before}${since}.`;
}
