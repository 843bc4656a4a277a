import { yearIn } from '#law/days.ts';
import { DOUBTS } from '#law/modules.ts';
import { furtherCycle } from '#law/buildings/lines.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import type { CalendarEvent } from '#app/features/deadlines/calendar-file.server.ts';
import { CALENDAR } from './texts.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

interface CalendarInput {
  bbl: string;
  address: string;
  day: string;
  /** When the facts behind a law's date last changed. Defaults to `day`. */
  changedAt?: (law: LawId) => Date;
}

const MARKS: Partial<Record<LawResult['verdict'], string>> = { likely: 'Likely: ', ask: 'Check: ' };

const eventDescription = ({ verdict, because, law }: LawResult): string =>
  [
    law.name,
    because,
    ...(verdict === 'likely' ? [CALENDAR.likely] : []),
    ...(verdict === 'ask' ? [CALENDAR.ask] : []),
    `What to do: ${law.whatToDo}`,
    `Penalty: ${law.penalty}`,
    CALENDAR.mayMove,
    `Source: ${law.citation}. ${law.source.link ?? law.source.title}`,
    ...(DOUBTS[law.certainty] ? [`Note: ${DOUBTS[law.certainty]}.`] : []),
  ].join('\n');

/**
 * Events for the next dates of each law that applies or may apply. The UID combines law, lot and cycle, so
 * that calendars move an event when its date changes. The sequence number is the time of the last change.
 */
export const buildingEvents = (
  lines: readonly LawResult[],
  { bbl, address, day, changedAt = () => new Date(`${day}T00:00:00Z`) }: CalendarInput,
): CalendarEvent[] =>
  lines.flatMap((line) => {
    const { id, verdict, law, nextDate, cycle, also = [] } = line;
    if (!nextDate || verdict === 'doesNotApply' || verdict === 'onlyIfYouBuild') return [];
    const own = { name: cycle ?? yearIn(nextDate), date: nextDate, title: law.title };
    const further = also.map((each) => ({
      name: furtherCycle(each),
      date: each.day,
      title: `${law.title}: ${each.what}`,
    }));
    return [own, ...further.filter(({ name }) => name !== own.name)].map(({ name, date, title }) => ({
      id: `${id}-${bbl}-${name.toLowerCase()}`,
      day: date,
      title: `${MARKS[verdict] ?? ''}${title}`,
      description: eventDescription(line),
      location: address,
      changedAt: changedAt(id),
      hasVersions: true,
    }));
  });
