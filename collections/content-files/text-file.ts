import { isNode, isScalar, LineCounter, parseDocument, stringify } from 'yaml';

const LINE_WIDTH = 110;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const toYaml = (value: unknown): string =>
  stringify(value, { lineWidth: LINE_WIDTH, aliasDuplicateObjects: false, version: '1.2' });

/** Writes the `markdown` field below the front matter, or in the front matter if the value is not Markdown. */
export function formatTextFile(values: Record<string, unknown>, markdown?: string): string {
  if (!markdown) return toYaml(values);
  const { [markdown]: body, ...rest } = values;
  return typeof body === 'string' ? `---\n${toYaml(rest)}---\n\n${body}\n` : `---\n${toYaml(values)}---\n`;
}

interface ParsedTextFile {
  values: unknown;
  errors: { line: number; message: string }[];
  /** Line numbers start at 1. `within` is a line number in the value's text. */
  findLine: (path: readonly PropertyKey[], within?: number) => number;
}

export function parseTextFile(source: string, markdown?: string): ParsedTextFile {
  const [whole, frontMatter] = (markdown && FRONT_MATTER.exec(source)) || [];
  if (markdown && whole === undefined) {
    const message = 'the front matter is missing (a block between two --- lines).';
    return { values: undefined, errors: [{ line: 1, message }], findLine: () => 1 };
  }
  const lines = new LineCounter();
  const document = parseDocument(frontMatter ?? source, { lineCounter: lines, uniqueKeys: true });
  const skipped = frontMatter === undefined ? 0 : 1;
  const body = whole === undefined ? '' : source.slice(whole.length);
  const bodyLine = (whole ?? '').split('\n').length;

  const findLine = (path: readonly PropertyKey[], within = 0): number => {
    if (body.trim() && path[0] === markdown) return bodyLine + Math.max(within - 1, 0);
    const node: unknown = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length > 0 ? findLine(path.slice(0, -1)) : 1;
    const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    return lines.linePos(node.range[0]).line + skipped + (isBlock ? within : Math.max(within - 1, 0));
  };
  const errors = document.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line + skipped,
    message: message.split('\n')[0] ?? message,
  }));
  if (errors.length > 0) return { values: undefined, errors, findLine };
  const values: unknown = document.toJS() ?? {};
  const isObject = typeof values === 'object' && !Array.isArray(values);
  return {
    values: isObject && markdown && body.trim() ? { ...values, [markdown]: body } : values,
    errors,
    findLine,
  };
}
