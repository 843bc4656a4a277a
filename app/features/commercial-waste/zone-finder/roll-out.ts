import { dayOrMonth, signUpText, statusSentence } from '../report/report-copy.ts';
import { type Zone, type ZoneName, zoneStatus } from '#law/commercial-waste/zones.ts';
import type { TimelineRow } from '#app/ui/timeline.tsx';
import type { TimelineView } from '#app/ui/timeline-chart.tsx';

const inList = new Intl.ListFormat('en-US');

const firstDay = (dayOrMonthOfYear: string): string =>
  dayOrMonthOfYear.length === 'YYYY-MM'.length ? `${dayOrMonthOfYear}-01` : dayOrMonthOfYear;

/** "The next zones go live on December 1, 2026: Brooklyn North and Upper Manhattan." */
function findingOf(zones: readonly Zone[], today: string): string {
  const scheduled = zones.filter((zone) => zoneStatus(zone, today).kind === 'scheduled');
  const [next] = scheduled.flatMap(({ liveFrom }) => liveFrom ?? []).toSorted();
  const undated = zones.filter((zone) => zoneStatus(zone, today).kind === 'undated').length;
  const rest = undated > 0 ? ` ${undated} of the ${zones.length} zones have no date yet.` : '';
  if (next === undefined) {
    const live = zones.filter((zone) => zoneStatus(zone, today).kind === 'live').length;
    return `${live} of the ${zones.length} zones are live, and no further date is set.${rest}`;
  }
  const names = scheduled.filter(({ liveFrom }) => liveFrom === next).map(({ name }) => name);
  const subject = names.length === 1 ? 'The next zone goes' : 'The next zones go';
  return `${subject} live on ${dayOrMonth(next)}: ${inList.format(names)}.${rest}`;
}

type DatedZone = Zone & { liveFrom: string };

const isDated = (zone: Zone): zone is DatedZone => zone.liveFrom !== undefined && zone.dateStatus !== 'none';

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function rowOf(zone: DatedZone, today: string, own: readonly ZoneName[]): TimelineRow {
  const { name, signUp, liveFrom } = zone;
  const isTentative = zone.dateStatus === 'proposed';
  const window = signUp && {
    from: firstDay(signUp.opens),
    to: liveFrom,
    isTentative: isTentative || signUp.isInferred,
  };
  return {
    id: name,
    name,
    isOwn: own.includes(name),
    text: `${signUp ? `Sign-up ${signUpText(signUp)}. ` : ''}${statusSentence(zoneStatus(zone, today))}`,
    marks: [
      ...(window ? [window] : []),
      {
        from: liveFrom,
        label: `${shortDay.format(new Date(liveFrom))}${isTentative ? ' (proposed)' : ''}`,
        isTentative,
      },
    ],
  };
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 'YYYY'.length)) + 1}-01-01`;

/** @param own The visitor's zone, or the zones that it may be. */
export function rollOut(zones: readonly Zone[], today: string, own: readonly ZoneName[] = []): TimelineView {
  const dated = zones.filter(isDated);
  const days = [today, ...dated.map(({ liveFrom }) => liveFrom)].toSorted();
  const opens = dated.flatMap(({ signUp }) => (signUp ? firstDay(signUp.opens) : [])).toSorted();
  const first = [days[0] ?? today, opens[0] ?? today].toSorted()[0] ?? today;
  return {
    finding: findingOf(zones, today),
    today,
    span: { from: `${first.slice(0, 'YYYY-MM'.length)}-01`, to: yearAfter(days.at(-1) ?? today) },
    rows: dated.map((zone) => rowOf(zone, today, own)),
    table: {
      caption: 'Sign-up windows and go-live dates of all zones',
      columns: ['Zone', 'Sign-up window', 'Status', 'Source'],
      rows: zones.map((zone) => [
        zone.name,
        zone.signUp ? signUpText(zone.signUp) : 'No date yet',
        statusSentence(zoneStatus(zone, today)),
        zone.source,
      ]),
    },
  };
}
