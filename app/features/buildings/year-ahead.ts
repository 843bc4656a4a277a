import { addYears } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { Answer } from '#law/buildings/decision.ts';
import type { ObligationLine } from '#law/buildings/laws.ts';
import { likelyDay, yearText } from './texts.ts';
import type { TimelineView } from '#app/ui/timeline-chart.tsx';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function shortDayText(day: string, answer: Answer): string {
  const text = shortDay.format(new Date(day));
  return answer === 'likely' ? likelyDay(text) : text;
}

type Dated = ObligationLine & { nextDate: string };

const isDue = ({ answer }: ObligationLine): boolean => answer === 'applies' || answer === 'likely';

export function yearAhead(lines: readonly ObligationLine[], today: string, emptyText: string): TimelineView {
  const span = { from: today, to: addYears(today, 1) };
  const due = lines.filter(isDue);
  const dated = due
    .filter(
      (line): line is Dated =>
        line.nextDate !== undefined && line.nextDate >= today && line.nextDate < span.to,
    )
    .toSorted((one, other) => one.nextDate.localeCompare(other.nextDate));
  const [first] = dated;
  return {
    finding: first ? yearText(dated.length, first.nextDate, due.length - dated.length) : emptyText,
    today,
    span,
    rows: dated.map(({ id, law, nextDate, answer }) => ({
      id,
      name: law.title,
      href: `#${id}`,
      text: answer === 'likely' ? likelyDay(longDay(nextDate)) : longDay(nextDate),
      marks: [
        {
          from: nextDate,
          label: shortDayText(nextDate, answer),
          isTentative: answer === 'likely',
        },
      ],
    })),
  };
}
