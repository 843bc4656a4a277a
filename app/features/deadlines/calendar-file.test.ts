import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Deadline } from '#law/figures/register.ts';
import { upcomingDeadlines } from '#law/ll97/deadlines.ts';
import { MODULE_SLUGS } from '#law/modules.ts';
import { filled, ll97On, SEED_REGISTER } from '#tests/support/starting-register.ts';
import { reportEvents } from '#app/features/ll97/report/deadline-calendar.server.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.server.ts';
import { deadlineEvents } from './module-calendar.server.ts';

const TODAY = '2026-11-21';
const CREATED_AT = new Date('2026-11-21T12:00:00Z');
const location = '1 Łódź Street; 2nd floor, "rear" \\ New York 🏢 '.repeat(4).trim();

const deadlines = filled(
  upcomingDeadlines(TODAY, ll97On(TODAY), { pathway: 'article320', isLikelyCovered: true }),
);

const fileWith = (events: CalendarEvent[], today = TODAY) =>
  calendarFile({
    name: 'Deadlines',
    events,
    path: '/ll97',
    productName: 'Test Product',
    origin: 'https://example.com:8080',
    today,
  });

const reportFile = (key = 'a-building', changedAt = CREATED_AT) =>
  fileWith(reportEvents(deadlines, { key, location, changedAt }));

const readComponents = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');

const readEvents = (file: string) =>
  readComponents(file).map((component) => ({
    component,
    event: new ICAL.Event(component),
    url: component.getFirstPropertyValue('url'),
    alarms: component.getAllSubcomponents('valarm'),
  }));

describe('a building calendar', () => {
  it('can be parsed by another program, with each deadline as an all-day event', () => {
    expect(
      readEvents(reportFile()).map(({ event, url }) => ({
        date: event.startDate.toString(),
        isDate: event.startDate.isDate,
        days: event.duration.toSeconds() / 86_400,
        title: event.summary,
        description: event.description,
        location: event.location,
        url,
      })),
    ).toEqual(
      deadlines.map((deadline) => ({
        ...deadline,
        isDate: true,
        days: 1,
        location,
        url: 'https://example.com:8080/ll97',
      })),
    );
  });

  it('sets an alarm 30 days before a date, or alarms 7 days and 1 day before if the date is sooner', () => {
    const event = { id: 'x', title: 'Hearing', description: '', changedAt: new Date(0) };
    const alarmsOn = (day: string) =>
      readEvents(fileWith([{ ...event, day }], '2026-11-28')).flatMap(({ alarms }) =>
        alarms.map((alarm) => ['action', 'trigger'].map((name) => String(alarm.getFirstPropertyValue(name)))),
      );
    expect(alarmsOn('2026-12-09')).toEqual([
      ['DISPLAY', '-P7D'],
      ['DISPLAY', '-P1D'],
    ]);
    expect(alarmsOn('2027-01-09')).toEqual([['DISPLAY', '-P30D']]);
  });

  it('keeps event IDs across downloads, and uses different ones for another building', () => {
    const uids = (key: string, day: string) =>
      readEvents(reportFile(key, new Date(day))).map(({ event }) => event.uid);
    const first = uids('one', '2026-11-21');
    expect(uids('one', '2027-01-01')).toEqual(first);
    expect(new Set([...first, ...uids('another', '2026-11-21')]).size).toBe(2 * deadlines.length);
  });

  it('folds lines at 75 bytes and ends them with CRLF', () => {
    const lines = reportFile().split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });
});

describe('a module calendar', () => {
  const ofModule = (module: string, today = TODAY) =>
    deadlineEvents(
      Object.values(SEED_REGISTER.deadlines).filter((deadline) => deadline.module === module),
      today,
    );

  const withChange = (change: Partial<Deadline> = {}) =>
    readEvents(
      fileWith(deadlineEvents([{ ...SEED_REGISTER.deadlines['ll97-report']!, ...change }], TODAY)),
    )[0]!;

  it.each(MODULE_SLUGS)('for the module %s lists each upcoming date once, in order', (module) => {
    const events = ofModule(module);
    const days = events.map(({ day }) => day);
    expect(events.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted());
    expect(days[0]! >= TODAY).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('drops a one-time deadline on the day after its date', () => {
    const ids = (today: string) => ofModule('ll97', today).map(({ id }) => id);
    expect(ids('2026-12-31')).toContain('deadline-ll97-credit-doubled');
    expect(ids('2027-01-01')).not.toContain('deadline-ll97-credit-doubled');
  });

  it('repeats yearly deadlines, starting with the next one', () => {
    const report = ofModule('ll97', '2027-05-02').find(({ id }) => id === 'deadline-ll97-report')!;
    expect(report.day).toBe('2028-05-01');
    const [{ component }] = readEvents(fileWith([report])) as [ReturnType<typeof readEvents>[number]];
    expect(String(component.getFirstPropertyValue('rrule'))).toContain('FREQ=YEARLY');
    const every = deadlineEvents([{ ...SEED_REGISTER.deadlines['bic-rate-hearing']! }], TODAY);
    expect(fileWith(every)).toContain('FREQ=YEARLY;INTERVAL=2');
  });

  it('keeps the ID of a changed deadline and increases its sequence number', () => {
    const before = withChange({ updatedAt: '2026-11-22T10:00:00.000Z' });
    const after = withChange({ updatedAt: '2026-12-01T10:00:00.000Z', date: '2027-05-03' });
    const readSequence = ({ component }: typeof before) =>
      Number(component.getFirstPropertyValue('sequence'));
    expect(after.event.uid).toBe(before.event.uid);
    expect(after.event.startDate.toString()).toBe('2027-05-03');
    expect(readSequence(after)).toBeGreaterThan(readSequence(before));
    expect(String(after.component.getFirstPropertyValue('last-modified'))).toBe('2026-12-01T10:00:00Z');
    expect(String(after.component.getFirstPropertyValue('dtstamp'))).toBe('2026-12-01T10:00:00Z');
  });

  it('states who must comply, the penalty and the source, and marks unverified dates', () => {
    const { event } = withChange({ who: 'Owners', penalty: '$1', certainty: 'unverified' });
    expect(event.summary).toMatch(/ \(not verified\)$/);
    for (const part of ['Who: Owners', 'Penalty: $1', 'Source: ', 'We could not verify this date.']) {
      expect(event.description).toContain(part);
    }
    expect(withChange().event.summary).not.toContain('verified');
  });
});
