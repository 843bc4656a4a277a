import { NO_DATE, rollOutTexts, signUpText, statusSentence } from '../texts.ts';
import { type Zone, type ZoneName, zoneStatus, type ZoneStatus } from '#law/commercial-waste/zones.ts';
import type { TimelineRow, TimelineView } from '#app/ui/timeline.tsx';

const firstDay = (dayOrMonthOfYear: string): string =>
  dayOrMonthOfYear.length === 'YYYY-MM'.length ? `${dayOrMonthOfYear}-01` : dayOrMonthOfYear;

function rollOutFinding(zones: readonly Zone[], today: string): string {
  const scheduled = zones.filter((zone) => zoneStatus(zone, today).kind === 'scheduled');
  const [next] = scheduled.flatMap(({ liveFrom }) => liveFrom ?? []).toSorted();
  const count = (kind: ZoneStatus['kind']) =>
    zones.filter((zone) => zoneStatus(zone, today).kind === kind).length;
  const undated = count('undated');
  const names = scheduled.filter(({ liveFrom }) => liveFrom === next).map(({ name }) => name);
  return [
    next === undefined ? rollOutTexts.noneNext(count('live'), zones.length) : rollOutTexts.next(names, next),
    ...(undated > 0 ? [rollOutTexts.undated(undated, zones.length)] : []),
  ].join(' ');
}

type DatedZone = Zone & { liveFrom: string };

const isDated = (zone: Zone): zone is DatedZone => zone.liveFrom !== undefined && zone.dateStatus !== 'none';

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function toRow(zone: DatedZone, today: string, own: readonly ZoneName[]): TimelineRow {
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

/** @param own The visitor's zone, or all possible zones if it is uncertain. */
export function rollOut(zones: readonly Zone[], today: string, own: readonly ZoneName[] = []): TimelineView {
  const dated = zones.filter(isDated);
  const days = [today, ...dated.map(({ liveFrom }) => liveFrom)].toSorted();
  const opens = dated.flatMap(({ signUp }) => (signUp ? firstDay(signUp.opens) : [])).toSorted();
  const first = [days[0] ?? today, opens[0] ?? today].toSorted()[0] ?? today;
  return {
    finding: rollOutFinding(zones, today),
    today,
    span: { from: `${first.slice(0, 'YYYY-MM'.length)}-01`, to: yearAfter(days.at(-1) ?? today) },
    rows: dated.map((zone) => toRow(zone, today, own)),
    table: {
      caption: rollOutTexts.caption,
      columns: rollOutTexts.columns,
      rows: zones.map((zone) => [
        zone.name,
        zone.signUp ? signUpText(zone.signUp) : NO_DATE,
        statusSentence(zoneStatus(zone, today)),
        zone.source,
      ]),
    },
  };
}
