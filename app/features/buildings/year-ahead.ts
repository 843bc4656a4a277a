import { addYears } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { lawLabel, type ObligationLine } from '#law/buildings/laws.ts';
import type { TimelineView } from '#app/ui/timeline-chart.tsx';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

type Dated = ObligationLine & { nextDate: string };

const isDue = ({ answer }: ObligationLine): boolean => answer === 'applies' || answer === 'likely';

function findingOf(dated: readonly Dated[], others: number): string {
  const [first] = dated;
  const rest =
    others === 0 ? '' : ` ${others} more ${others === 1 ? 'law has' : 'laws have'} no date in that time.`;
  if (!first) return 'None of the laws that apply here has a date in the next twelve months.';
  const count = dated.length === 1 ? 'One law has a date' : `${dated.length} laws have a date`;
  return `${count} in the next twelve months, the first on ${longDay(first.nextDate)}.${rest}`;
}

/** The next date of each law within twelve months of `today` (ISO 8601, in New York). */
export function yearAhead(lines: readonly ObligationLine[], today: string): TimelineView {
  const span = { from: today, to: addYears(today, 1) };
  const due = lines.filter(isDue);
  const dated = due
    .filter(
      (line): line is Dated =>
        line.nextDate !== undefined && line.nextDate >= today && line.nextDate < span.to,
    )
    .toSorted((one, other) => one.nextDate.localeCompare(other.nextDate));
  return {
    finding: findingOf(dated, due.length - dated.length),
    today,
    span,
    rows: dated.map(({ id, law, nextDate, answer }) => ({
      id,
      name: law.title,
      href: `#${id}`,
      text: `${longDay(nextDate)}${answer === 'likely' ? ', likely' : ''}`,
      marks: [
        {
          from: nextDate,
          label: `${shortDay.format(new Date(nextDate))}${answer === 'likely' ? ', likely' : ''}`,
          isTentative: answer === 'likely',
        },
      ],
    })),
    table: {
      caption: 'The next date of each law within twelve months',
      columns: ['Date', 'Law', 'Applies'],
      rows: dated.map(({ law, nextDate, answer }) => [
        longDay(nextDate),
        lawLabel(law),
        answer === 'likely' ? 'Likely' : 'Yes',
      ]),
    },
  };
}
