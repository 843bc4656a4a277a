import type { PeriodRow } from './period-view.ts';
import type { ReportView } from './report-view.ts';

function periodLine({ period, cells, reason }: PeriodRow): string {
  const [limit, emissions, , , penalty] = cells.map(({ text }) => text);
  const name = period.note ? `${period.text} (${period.note})` : period.text;
  if (reason) return `${name}: no yearly limit, emissions ${emissions}`;
  const cost = penalty === 'None' ? 'no penalty' : `penalty up to ${penalty} a year`;
  return `${name}: limit ${limit}, emissions ${emissions}, ${cost}`;
}

/** Omits the address, because a visitor typed it. */
export function reportSummary(
  { uses, verdict, mark, outlook, periods }: ReportView,
  finding: string | undefined,
): string {
  const head = [`${mark ? `${mark}: ` : ''}${verdict.label}. ${verdict.sentence}`, outlook];
  return [
    uses,
    head.filter(Boolean).join(' '),
    periods.rows.map(periodLine).join('\n'),
    't stands for metric tons of CO2 equivalent a year.',
    ...(finding ? [`What if the building changes? ${finding}`] : []),
  ].join('\n\n');
}
