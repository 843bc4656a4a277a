import { addYears } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { Answer } from '#law/buildings/decision.ts';
import type { ObligationLine } from '#law/buildings/laws.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { DO_NOW } from './record/texts.ts';
import { likelyDay, yearText } from './texts.ts';
import type { TimelineView } from '#app/ui/timeline-chart.tsx';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function shortDayText(day: string, answer: Answer): string {
  const text = shortDay.format(new Date(day));
  return answer === 'likely' ? likelyDay(text) : text;
}

type Dated = ObligationLine & { nextDate: string };

const isDue = ({ answer }: ObligationLine): boolean => answer === 'applies' || answer === 'likely';

/** Laws that something is to be done about now come first, at today. */
export function yearAhead(
  lines: readonly ObligationLine[],
  { today, emptyText, isNow = new Set() }: { today: string; emptyText: string; isNow?: ReadonlySet<LawId> },
): TimelineView {
  const span = { from: today, to: addYears(today, 1) };
  const due = lines.filter(isDue);
  const dated = due
    .filter(
      (line): line is Dated =>
        line.nextDate !== undefined && line.nextDate >= today && line.nextDate < span.to,
    )
    .toSorted(
      (one, other) =>
        Number(isNow.has(other.id)) - Number(isNow.has(one.id)) || one.nextDate.localeCompare(other.nextDate),
    );
  const later = dated.filter(({ id }) => !isNow.has(id));
  const [first] = later;
  return {
    finding: first ? yearText(later.length, first.nextDate, due.length - dated.length) : emptyText,
    today,
    span,
    rows: dated.map(({ id, law, nextDate, answer }) => ({
      id,
      name: law.title,
      href: `#${id}`,
      text: isNow.has(id)
        ? DO_NOW.nowThen(longDay(nextDate))
        : answer === 'likely'
          ? likelyDay(longDay(nextDate))
          : longDay(nextDate),
      marks: [
        ...(isNow.has(id) ? [{ from: today, label: DO_NOW.now, isTentative: false }] : []),
        {
          from: nextDate,
          label: shortDayText(nextDate, answer),
          isTentative: answer === 'likely',
        },
      ],
    })),
  };
}
