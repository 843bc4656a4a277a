import { createHash } from 'node:crypto';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readRecord } from '#app/data/city-record.server.ts';
import { readChangeTimes } from '#app/data/change-times.server.ts';
import { calendarResponse } from '#app/features/deadlines/calendar-file.server.ts';
import { fileNotFound, PRIVATE } from '#app/features/pdf/file-response.server.ts';
import { describedAnswers, type LotAnswers, lotAnswers } from './answers.server.ts';
import { buildingEvents } from './building-events.ts';
import { recordEvents } from './record/record-events.ts';
import { hasAnswers } from '#law/buildings/answers.ts';
import { buildingUrls, DESCRIBE_URL, DESCRIBED, withQuery } from '#app/urls/building-urls.ts';
import { writeBuildingQuery } from './building-query.ts';
import { describedTitle, buildingTitle } from './building.server.ts';

/** A file with a visitor's answers must not be cached. */
const cacheControlFor = ({ query }: LotAnswers): string => (hasAnswers(query) ? PRIVATE : 'no-cache');

export async function buildingCalendarResponse(request: Request, bbl: string | undefined): Promise<Response> {
  const found = await lotAnswers(request, bbl ?? '');
  if ('movedTo' in found) return redirect(buildingUrls(found.movedTo).calendar);
  if ('missing' in found) {
    const { heading, text } = found.missing;
    const response = fileNotFound(`${heading}. ${text}`);
    return new Response(response.body, { status: found.status, headers: response.headers });
  }
  const { lot, lines, day } = found;
  const address = buildingTitle(found);
  const [changedAt, record] = await Promise.all([readChangeTimes(), readRecord(lot.bbl, day)]);
  const calendar = {
    name: `Building laws: ${address}`,
    events: [
      ...buildingEvents(lines, { bbl: lot.bbl, address, day, changedAt }),
      ...recordEvents(record, address).map((event) => ({ ...event, path: buildingUrls(lot.bbl).record })),
    ],
    path: buildingUrls(lot.bbl).page,
  };
  return calendarResponse(request, calendar, {
    name: `building-${lot.bbl}.ics`,
    cacheControl: cacheControlFor(found),
  });
}

/** UIDs contain a hash of the visitor's answers, so that events of different described buildings never clash. */
export async function describedCalendarResponse(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<Response> {
  const [{ query, lines, day }, changedAt] = await Promise.all([describedAnswers(args), readChangeTimes()]);
  const title = describedTitle(query);
  const written = writeBuildingQuery(query);
  const name = createHash('sha256').update(written.toString()).digest('hex').slice(0, 12);
  const calendar = {
    name: `Building laws: ${title}`,
    events: buildingEvents(lines, { bbl: `${DESCRIBED}-${name}`, address: title, day, changedAt }),
    path: withQuery(DESCRIBE_URL, written),
  };
  return calendarResponse(args.request, calendar, { name: 'building.ics', cacheControl: PRIVATE });
}
