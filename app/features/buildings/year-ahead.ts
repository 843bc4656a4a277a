import { addYears } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { Verdict } from '#law/buildings/decision.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { DO_NOW } from './record/texts.ts';
import { likelyDay, yearText } from './texts.ts';
import type { TimelineView } from '#app/ui/timeline.tsx';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function shortDayText(day: string, verdict: Verdict): string {
  const text = shortDay.format(new Date(day));
  return verdict === 'likely' ? likelyDay(text) : text;
}

type Dated = LawResult & { nextDate: string };

const isDue = ({ verdict }: LawResult): boolean => verdict === 'applies' || verdict === 'likely';

/** Laws with something to do now come first, with a mark at today's date. */
export function yearAhead(
  lines: readonly LawResult[],
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
    rows: dated.map(({ id, law, nextDate, verdict }) => ({
      id,
      name: law.title,
      href: `#${id}`,
      text: isNow.has(id)
        ? DO_NOW.nowThen(longDay(nextDate))
        : verdict === 'likely'
          ? likelyDay(longDay(nextDate))
          : longDay(nextDate),
      marks: [
        ...(isNow.has(id) ? [{ from: today, label: DO_NOW.now, isTentative: false }] : []),
        {
          from: nextDate,
          label: shortDayText(nextDate, verdict),
          isTentative: verdict === 'likely',
        },
      ],
    })),
  };
}
