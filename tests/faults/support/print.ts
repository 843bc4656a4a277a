/** The result of one fault. */
export interface Outcome {
  name: string;
  isGood: boolean;
  /** Why it was skipped. */
  skipped?: string;
  problems: string[];
  figures: Record<string, number | string>;
}

const LABEL_WIDTH = 44;
const VALUE_WIDTH = 12;

const verdict = ({ skipped, isGood }: Outcome): string => {
  if (skipped) return 'skipped';
  return isGood ? 'ok     ' : 'FAILED ';
};

/** The figures of one fault, each on a line. */
export function describe(outcome: Outcome): string {
  const { name, skipped, problems, figures } = outcome;
  const lines = Object.entries(figures).map(
    ([label, value]) => `  ${label.padEnd(LABEL_WIDTH)}${String(value).padStart(VALUE_WIDTH)}`,
  );
  const troubles = problems.map((problem) => `  ! ${problem}`);
  return [`\n${verdict(outcome)}  ${name}${skipped ? `: ${skipped}` : ''}`, ...lines, ...troubles].join('\n');
}

const COLUMNS = ['acknowledged', 'lost', 'double', 'mails missing', 'mails too many', 'files missing'];

/** One line for each fault. */
export function table(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length)) + 2;
  const row = (first: string, cells: string[], last: string) =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(16)), `   ${last}`].join('');
  const rows = outcomes.map((outcome) =>
    row(
      outcome.name,
      COLUMNS.map((column) => String(outcome.figures[column] ?? '-')),
      verdict(outcome).trim(),
    ),
  );
  return [row('fault', COLUMNS, ''), ...rows].join('\n');
}
