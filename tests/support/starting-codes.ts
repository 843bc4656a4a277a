import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CODED_SETS, type CodedSet, type CodeMeaning } from '#law/city-record/code-map.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content/violation-codes');

const linesOf = (set: CodedSet): CodeMeaning[] => {
  const { lines } = parse(readFileSync(path.join(FOLDER, `${set}.yaml`), 'utf8')) as {
    lines: Omit<CodeMeaning, 'set'>[];
  };
  return lines.map((line) => ({ set, ...line }));
};

/** The codes of the starting content, in order of precedence. */
export const STARTING_CODES: readonly CodeMeaning[] = CODED_SETS.flatMap(linesOf);
