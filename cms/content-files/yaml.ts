import { isNode, LineCounter, parse, parseDocument, stringify } from 'yaml';

const LINE_WIDTH = 110;

/** A value as YAML, always in the same form. */
export const yamlOf = (value: unknown): string =>
  stringify(value, { lineWidth: LINE_WIDTH, aliasDuplicateObjects: false, version: '1.2' });

/** The value of a YAML text. Throws where it is not one. */
export const parseYaml = (source: string): unknown => parse(source, { uniqueKeys: true });

/** A YAML text that was read, and what is wrong with it as such. */
export interface ReadYaml {
  value: unknown;
  problems: { line: number; message: string }[];
  /** The line, from 1, in which a value stands; that of the nearest one around it where there is none. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads a YAML text, and remembers in which line everything stands. */
export function readYaml(source: string): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: true });
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node: unknown = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const problems = document.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    message: message.split('\n')[0] ?? message,
  }));
  return { value: problems.length > 0 ? undefined : document.toJS(), problems, lineOf };
}
