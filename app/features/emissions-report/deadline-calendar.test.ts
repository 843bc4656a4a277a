import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { upcomingDeadlines } from '#app/regulations/ll97/deadlines.ts';
import { deadlineCalendar } from './deadline-calendar.server.ts';

const deadlines = upcomingDeadlines('2026-11-21');
const location = '1 Łódź Street; 2nd floor, "rear" \\ New York 🏢 '.repeat(4).trim();
const calendar = {
  deadlines,
  productName: 'Test Product',
  origin: 'https://example.com:8080',
  path: '/ll97',
  key: 'general',
  location,
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    url: component.getFirstPropertyValue('url'),
    alarms: component.getAllSubcomponents('valarm'),
  }));

test('another program reads every deadline with its whole day, text and address', () => {
  const events = eventsOf(deadlineCalendar(calendar));
  expect(
    events.map(({ event, url }) => ({
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

test('each deadline has an alarm 30 days before', () => {
  for (const { alarms } of eventsOf(deadlineCalendar(calendar))) {
    expect(alarms).toHaveLength(1);
    expect(String(alarms[0]!.getFirstPropertyValue('trigger'))).toBe('-P30D');
    expect(alarms[0]!.getFirstPropertyValue('action')).toBe('DISPLAY');
  }
});

test('an event keeps its id when it is downloaded again, and differs from that of another building', () => {
  const uids = (key: string, day: string) =>
    eventsOf(deadlineCalendar({ ...calendar, key, createdAt: new Date(day) })).map(({ event }) => event.uid);
  const first = uids('general', '2026-11-21');
  expect(uids('general', '2027-01-01')).toEqual(first);
  expect(new Set([...first, ...uids('another', '2026-11-21')]).size).toBe(2 * deadlines.length);
});

test('a calendar file has no line over 75 bytes, and ends each line with CRLF', () => {
  const lines = deadlineCalendar(calendar).split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
});
