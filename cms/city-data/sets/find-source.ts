import { CityDataError } from '../errors.ts';
import type { RecordFile } from '../files/record-file.ts';
import { missingColumns } from '../import/read-rows.ts';
import type { CitySet, SourceColumns } from './set.ts';

/** Below this share of its columns, a file is taken for something else. */
const ALIKE = 0.4;

const shareOf = (columns: SourceColumns, { headings }: RecordFile): number => {
  const wanted = Object.values(columns).filter(({ isOptional }) => !isOptional).length;
  return (wanted - missingColumns(columns, headings).required.length) / wanted;
};

const spellings = (columns: SourceColumns, name: string): string =>
  columns[name]?.headings.map((heading) => `"${heading}"`).join(' or ') ?? name;

/** The file that has the columns of a source of the set; undefined where none is like it. */
export function findSourceIfAny(
  set: CitySet,
  source: string,
  files: readonly RecordFile[],
): RecordFile | undefined {
  const columns = set.sources[source] ?? {};
  const [best] = files
    .map((file) => ({ file, share: shareOf(columns, file) }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < ALIKE) return undefined;
  const { required } = missingColumns(columns, best.file.headings);
  if (required.length === 0) return best.file;
  const names = required.map((name) => spellings(columns, name)).join('; ');
  throw new CityDataError(
    `${best.file.name} has no column ${names}. Nothing was changed. If the city has renamed it, add its new heading in cms/city-data/sets.`,
  );
}

/** The file that has the columns of a source of the set. Throws a CityDataError where there is none. */
export function findSource(set: CitySet, source: string, files: readonly RecordFile[]): RecordFile {
  const file = findSourceIfAny(set, source, files);
  if (file) return file;
  throw new CityDataError(`This is not a file of ${set.label}. Nothing was changed. ${set.byHand}`);
}

/** Whether a file has every column that some source of the set requires. */
export const isFileOf = (set: CitySet, files: readonly RecordFile[]): boolean =>
  Object.values(set.sources).some((columns) => files.some((file) => shareOf(columns, file) === 1));
