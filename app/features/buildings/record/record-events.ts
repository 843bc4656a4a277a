import { itemName } from '#law/city-record/item-name.ts';
import type { RecordItem, RecordSummary } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { price } from '#law/numbers.ts';
import type { CalendarEvent } from '#app/features/deadlines/calendar-file.server.ts';
import { CALENDAR } from '../texts.ts';

type Dated = 'hearing' | 'correction';

const DAYS: Record<Dated, (item: RecordItem, on: string) => string | undefined> = {
  hearing: ({ hearing }, on) => (hearing && hearing >= on ? hearing : undefined),
  correction: ({ state, correctBy, certifiedOn }, on) =>
    state === 'open' && !certifiedOn && correctBy && correctBy >= on ? correctBy : undefined,
};

const eventId = (what: Dated, { id }: RecordItem): string =>
  `${what}-${id.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;

/** Upcoming hearings and correction deadlines. Each UID comes from its item, so that calendars move a changed event. */
export const recordEvents = (
  { items, on, sets }: Pick<RecordSummary, 'items' | 'on' | 'sets'>,
  address: string,
): CalendarEvent[] =>
  items.flatMap((item) =>
    (['hearing', 'correction'] as const).flatMap((what) => {
      const day = DAYS[what](item, on);
      if (!day) return [];
      const { asOf = on } = sets[item.set];
      const description = [
        ...(item.meaning ? [item.meaning] : []),
        ...(what === 'hearing' && item.atStake > 0 ? [CALENDAR.atStake(price(item.atStake))] : []),
        CALENDAR.asOf(longDay(asOf)),
      ];
      return [
        {
          id: eventId(what, item),
          day,
          title: CALENDAR[what](itemName(item)),
          description: description.join('\n'),
          location: address,
          changedAt: new Date(`${asOf}T00:00:00Z`),
        },
      ];
    }),
  );
