/** As long as a subject may be: `mailSchema`. */
const LONGEST = 300;

/** Text as one line: what ends in a header holds no line break, and nothing else that is invisible. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A subject with its placeholders filled in, cut where it is too long for a mail. */
export function subjectLine(subject: string, values: Readonly<Record<string, string | undefined>>): string {
  const whole = oneLine(subject.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces));
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}\u2026` : whole;
}
