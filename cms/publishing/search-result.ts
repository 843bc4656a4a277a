/** What search engines show before they cut, in characters. It depends on the letters' width: about this much. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;

/** A text as it is shown in this much room: cut between words. */
export function cut(text: string, room: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= room) return tidy;
  const whole = tidy.slice(0, room + 1).replace(/ \S*$/, '');
  return `${whole.length > room ? tidy.slice(0, room) : whole}…`;
}

/** Says that a text is longer than what is shown; nothing where it fits. */
export const tooLong = (name: string, text: string, room: number): string | undefined =>
  text.trim().length > room
    ? `The ${name} has ${text.trim().length} characters. Search engines show about ${room}.`
    : undefined;

/** The first of these fields that has words. */
export function firstWords(paths: readonly string[], valueAt: (path: string) => unknown): string {
  const values = paths.map(valueAt).filter((value) => typeof value === 'string');
  return values.find((value) => value.trim() !== '') ?? '';
}
