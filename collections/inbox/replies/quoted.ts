const ATTRIBUTION = /^(?:On|Le|Am) .{1,300}(?:wrote|écrit|schrieb)\s?:$/i;
const ORIGINAL = /^-{2,}\s*Original Message\s*-{2,}$/i;

const isQuoted = (line: string): boolean => line.startsWith('>') || line.trim() === '';

function startOfQuoted(lines: readonly string[]): number {
  let start = lines.length;
  while (start > 0 && isQuoted(lines[start - 1] ?? '')) start -= 1;
  return lines.slice(start).some((line) => line.startsWith('>')) ? start : lines.length;
}

function withAttribution(lines: readonly string[], start: number): number {
  const above = [1, 2].find((count) =>
    ATTRIBUTION.test(
      lines
        .slice(start - count, start)
        .join(' ')
        .trim(),
    ),
  );
  return start < lines.length && above ? start - above : start;
}

export function splitQuoted(text: string): { written: string; quoted: string } {
  const lines = text.split('\n');
  const marked = lines.findIndex((line) => ORIGINAL.test(line.trim()));
  const start = marked > 0 ? marked : withAttribution(lines, startOfQuoted(lines));
  const written = lines.slice(0, start).join('\n').trim();
  return written
    ? { written, quoted: lines.slice(start).join('\n').trim() }
    : { written: text.trim(), quoted: '' };
}
