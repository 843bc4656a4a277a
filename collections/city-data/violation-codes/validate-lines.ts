import type { CodeMeaning } from '#law/city-record/code-map.ts';

export type LineRow = { [Name in keyof Pick<CodeMeaning, 'field' | 'match' | 'value'>]?: string | null };

const MAX_LENGTH = 120;

const NO_PATTERN =
  'This is not a regular expression, such as "^28-302". Look for an unmatched parenthesis or bracket.';

function patternError(value: string): string | undefined {
  try {
    return new RegExp(value, 'i').test('')
      ? 'This pattern matches any text. Make it more specific.'
      : undefined;
  } catch {
    return NO_PATTERN;
  }
}

const areSame = (a: LineRow, b: LineRow): boolean =>
  a.field === b.field && a.match === b.match && a.value === b.value;

export function valueError(lines: readonly LineRow[], index: number): string | undefined {
  const line = lines[index];
  const value = line?.value ?? '';
  if (!line || value.trim() === '') return 'This field is required.';
  if (value.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  if (line.match === 'exact' && value !== value.trim()) return 'Remove the spaces around the code.';
  const error = line.match === 'pattern' ? patternError(value) : undefined;
  if (error) return error;
  const first = lines.findIndex((other) => areSame(other, line));
  return first < index ? `Line ${first + 1} has the same code. Remove one of the two.` : undefined;
}
