/** About as many characters as search engines show. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;

/** Truncates a text between words. */
export function cut(text: string, room: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= room) return tidy;
  const whole = tidy.slice(0, room + 1).replace(/ \S*$/, '');
  return `${whole.length > room ? tidy.slice(0, room) : whole}…`;
}

export const tooLong = (name: string, text: string, room: number): string | undefined =>
  text.trim().length > room
    ? `The ${name} has ${text.trim().length} characters. Search engines show about ${room}.`
    : undefined;

/** The first of these fields that is not empty. */
export function firstWords(paths: readonly string[], valueAt: (path: string) => unknown): string {
  const values = paths.map(valueAt).filter((value) => typeof value === 'string');
  return values.find((value) => value.trim() !== '') ?? '';
}
