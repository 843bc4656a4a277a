import type { AppLoadContext } from '@remix-run/node';
import { findSubscriber, type Followed, readFollowed, readTopics } from '#app/data/subscribers.server.ts';
import { readChangeTimes, type ChangeTimes } from '#app/data/change-times.server.ts';
import { readRecords } from '#app/data/city-record.server.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { dayInNewYork } from '#law/days.ts';
import { buildingEvents } from '#app/features/buildings/building-events.ts';
import { recordEvents } from '#app/features/buildings/record/record-events.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import { calendarResponse, type CalendarEvent } from '../deadlines/calendar-file.server.ts';
import { deadlineEvents } from '../deadlines/module-calendar.server.ts';
import { fileNotFound, PRIVATE } from '../pdf/file-response.server.ts';
import { FOLLOW_URL } from '#app/urls/subject-url.ts';
import { subjectUrl } from './subjects.server.ts';

interface EventSources {
  day: string;
  changedAt: ChangeTimes;
  /** City records by BBL. */
  records: ReadonlyMap<string, RecordSummary>;
}

/**
 * Event IDs match the lot's own calendar. Titles name the lot, because this calendar may cover several lots.
 */
function lotEvents({ buildings }: Followed, { day, changedAt, records }: EventSources): CalendarEvent[] {
  return buildings.flatMap(({ bbl, address = `BBL ${bbl}`, lines }) => {
    const record = records.get(bbl);
    const urls = buildingUrls(bbl);
    return [
      ...buildingEvents(lines, { bbl, address, day, changedAt }).map((event) => ({
        ...event,
        path: urls.page,
      })),
      ...(record ? recordEvents(record, address) : []).map((event) => ({ ...event, path: urls.record })),
    ].map((event) => ({ ...event, title: `${event.title}: ${address}` }));
  });
}

const followedDistrict = ({ kind, follow }: Followed): number | undefined =>
  kind === 'law' ? answersFrom(follow.answers).corrections.district : undefined;

export function followedEvents(followed: readonly Followed[], sources: EventSources): CalendarEvent[] {
  const events = followed.flatMap((one) => [
    ...lotEvents(one, sources),
    ...deadlineEvents(one.deadlines, sources.day, followedDistrict(one)).map((event) => ({
      ...event,
      path: subjectUrl(one.follow),
    })),
  ]);
  const each = new Map(events.map((event) => [event.id, event]));
  return [...each.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

const TOO_OFTEN = 'Too many requests came from your network. Please wait a few minutes.\n';

export async function followerCalendarResponse(
  request: Request,
  context: Pick<AppLoadContext, 'takeGuess'>,
  key: string | undefined,
): Promise<Response> {
  const subscriber = await findSubscriber('calendarKey', key);
  if (!subscriber) {
    if ((await context.takeGuess()) === undefined)
      return fileNotFound('There is no calendar at this address.');
    return new Response(TOO_OFTEN, { status: 429, headers: { 'Cache-Control': 'no-store' } });
  }
  const day = dayInNewYork(new Date());
  const { follows } = await readTopics(subscriber, ['confirmed']);
  const [followed, changedAt] = await Promise.all([readFollowed(follows, day), readChangeTimes()]);
  const bbls = new Set(followed.flatMap(({ buildings }) => buildings.map(({ bbl }) => bbl)));
  const records = new Map((await readRecords([...bbls], day)).map((record) => [record.bbl, record]));
  const calendar = {
    name: 'Building laws: what I follow',
    events: followedEvents(followed, { day, changedAt, records }),
    path: FOLLOW_URL,
  };
  return calendarResponse(request, calendar, { name: 'building-laws.ics', cacheControl: PRIVATE });
}
