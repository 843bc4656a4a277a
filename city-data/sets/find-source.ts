import { CityDataError } from '../errors.ts';
import type { RecordFile } from '../files/record-file.ts';
import type { CitySet, SourceColumns } from './set.ts';

const ALIKE = 0.4;

const missingColumns = (columns: SourceColumns, { headings }: RecordFile): string[] =>
  Object.entries(columns)
    .filter(([, wanted]) => !wanted.isOptional && !wanted.headings.some((each) => headings.includes(each)))
    .map(([name]) => name);

interface Fit {
  /** The number of required source columns in the file. */
  columns: number;
  share: number;
}

function compareColumns(columns: SourceColumns, file: RecordFile): Fit {
  const wanted = Object.values(columns).filter(({ isOptional }) => !isOptional).length;
  const found = wanted - missingColumns(columns, file).length;
  return { columns: found, share: found / wanted };
}

const spellings = (columns: SourceColumns, name: string): string =>
  columns[name]?.headings.map((heading) => `"${heading}"`).join(' or ') ?? name;

export function findSourceIfAny(
  set: CitySet,
  source: string,
  files: readonly RecordFile[],
): RecordFile | undefined {
  const columns = set.sources[source] ?? {};
  const [best] = files
    .map((file) => ({ file, share: compareColumns(columns, file).share }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < ALIKE) return undefined;
  const missing = missingColumns(columns, best.file);
  if (missing.length === 0) return best.file;
  const names = missing.map((name) => spellings(columns, name)).join('; ');
  throw new CityDataError(
    `${best.file.name} has no column ${names}. Nothing was changed. If the city has renamed it, add its new heading in city-data/sets.`,
  );
}

export function findSource(set: CitySet, source: string, files: readonly RecordFile[]): RecordFile {
  const file = findSourceIfAny(set, source, files);
  if (file) return file;
  throw new CityDataError(`This is not a file of ${set.label}. Nothing was changed. ${set.byHand}`);
}

/** Measures how well the files fit the set's best-matching source. */
export function measureFit(set: CitySet, files: readonly RecordFile[]): Fit {
  const fits = Object.values(set.sources).flatMap((columns) =>
    files.map((file) => compareColumns(columns, file)),
  );
  const [best = { columns: 0, share: 0 }] = fits.toSorted((a, b) => b.columns - a.columns);
  return best;
}
