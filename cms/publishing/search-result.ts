export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 160;

export function truncate(text: string, maxLength: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= maxLength) return tidy;
  const wholeWords = tidy.slice(0, maxLength + 1).replace(/ \S*$/, '');
  return `${wholeWords.slice(0, maxLength)}…`;
}

export const lengthHint = (name: string, text: string, maxLength: number): string | undefined =>
  text.trim().length > maxLength
    ? `The ${name} has ${text.trim().length} characters. Search engines show about ${maxLength}.`
    : undefined;

export function firstText(paths: readonly string[], valueAt: (path: string) => unknown): string {
  const values = paths.map(valueAt).filter((value) => typeof value === 'string');
  return values.find((value) => value.trim() !== '') ?? '';
}
