const COMMA = 0x2c;
const LINE_BREAK = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;

interface ScannedRows {
  rows: string[][];
  starts: number[];
  end: number;
  /** Rows with too few values on their line. They go on in the next one. */
  broken: ReadonlySet<number>;
}

function endOfQuotes(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
  }
  return -1;
}

function unquoted(text: string, start: number, end: number): string {
  const value = text.slice(start + 1, end - 1);
  return value.includes('"') ? value.replaceAll('""', '"') : value;
}

function afterEmptyLines(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === LINE_BREAK || text.startsWith('\r\n', at)) {
    at += text.charCodeAt(at) === LINE_BREAK ? 1 : 2;
  }
  return at;
}

/**
 * A city file has some 90 columns, of which we need 30. The others never become strings. Stops at an
 * incomplete row. A row with too few values continues on the next line.
 */
export function rowScanner(columns: number, wanted: readonly number[]): (text: string) => ScannedRows {
  const isWanted = Array.from({ length: columns }, (_, column) => wanted.includes(column));
  const last = columns - 1;
  let isBroken = false;

  const scanRow = (text: string, rowStart: number, values: string[]): number => {
    const { length } = text;
    let at = rowStart;
    for (let column = 0; column <= last; column += 1) {
      const start = at;
      const isQuoted = text.charCodeAt(start) === QUOTE;
      if (isQuoted) at = endOfQuotes(text, start);
      if (at < 0) return -1;
      const valueEnd = at;
      const delimiter = column === last ? LINE_BREAK : COMMA;
      for (; at < length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === delimiter) break;
        if (code === LINE_BREAK) isBroken = true;
      }
      if (at === length) return -1;
      if (isWanted[column] === true) {
        if (isQuoted) values.push(unquoted(text, start, valueEnd));
        else
          values.push(text.slice(start, column === last && text.charCodeAt(at - 1) === RETURN ? at - 1 : at));
      }
      at += 1;
    }
    return at;
  };

  return (text) => {
    const rows: string[][] = [];
    const starts: number[] = [];
    const broken = new Set<number>();
    let end = 0;
    while (end < text.length) {
      const start = afterEmptyLines(text, end);
      const values: string[] = [];
      isBroken = false;
      const next = scanRow(text, start, values);
      if (next < 0) break;
      if (isBroken) broken.add(rows.length);
      rows.push(values);
      starts.push(start);
      end = next;
    }
    return { rows, starts, end, broken };
  };
}
