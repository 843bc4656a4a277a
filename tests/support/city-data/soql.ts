type Row = Readonly<Record<string, string | number | undefined>>;

export interface Condition {
  columns: string[];
  test: (row: Row) => boolean;
}

const TOKEN = /\s*('(?:[^']|'')*'|[:\w]+|!=|>=|<=|[=<>(),])/gy;

const tokenize = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, token = '']) => token);

const compare: Record<string, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
};

/** Parses the part of SoQL that the data sets use: AND, OR, comparisons, in(...), and starts_with(...). */
export function parseWhere(text: string): Condition {
  const tokens = tokenize(text);
  const columns: string[] = [];
  const take = (expected?: string): string => {
    const token = tokens.shift() ?? '';
    if (expected !== undefined && token !== expected) throw new Error(`${expected} is missing in ${text}`);
    return token;
  };
  const column = (): string => {
    const name = take();
    columns.push(name);
    return name;
  };
  const literal = (): string | number => {
    const token = take();
    return token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : Number(token);
  };

  type Test = Condition['test'];

  function comparison(): Test {
    if (tokens[0] === 'starts_with') {
      take();
      take('(');
      const name = column();
      take(',');
      const start = String(literal());
      take(')');
      return (row) => String(row[name] ?? '').startsWith(start);
    }
    const name = column();
    const operator = take();
    if (operator === 'in') {
      take('(');
      const values = [literal()];
      while (tokens[0] === ',') {
        take();
        values.push(literal());
      }
      take(')');
      return (row) => values.some((value) => String(row[name]) === String(value));
    }
    const value = literal();
    const test = compare[operator];
    if (!test) throw new Error(`${operator} is not known in ${text}`);
    return (row) => {
      const own = typeof value === 'number' ? Number(row[name]) : row[name];
      // As in SQL, a comparison with an empty value is never true.
      if (row[name] === undefined || own === undefined) return false;
      return test(own < value ? -1 : Number(own > value));
    };
  }

  function primary(): Test {
    if (tokens[0] !== '(') return comparison();
    take();
    const test = either();
    take(')');
    return test;
  }

  function all(): Test {
    const tests = [primary()];
    while (tokens[0] === 'AND') {
      take();
      tests.push(primary());
    }
    return (row) => tests.every((test) => test(row));
  }

  function either(): Test {
    const tests = [all()];
    while (tokens[0] === 'OR') {
      take();
      tests.push(all());
    }
    return (row) => tests.some((test) => test(row));
  }

  const test = either();
  if (tokens.length > 0) throw new Error(`Not understood: ${tokens.join(' ')} in ${text}`);
  return { columns, test };
}
