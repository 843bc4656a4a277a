import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Followed } from '#app/data/subscribers.server.ts';
import type { Deadline } from '#law/figures/register.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { exampleBuilding, LISTED } from '#tests/support/buildings/building.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import { cityRecord, NO_CODES } from '#tests/support/city-record.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { calendarFile } from '../deadlines/calendar-file.server.ts';
import { followedEvents } from './calendar.server.ts';
import { lawDeadlines } from '#law/buildings/rules/index.ts';

const BBL = '1008350041';
const DAY = '2026-11-23';

const follow = (kind: Followed['kind'], subject: string) =>
  ({ kind, subject, label: subject }) as Followed['follow'];

const building = (): Followed => ({
  follow: follow('building', BBL),
  kind: 'building',
  deadlines: [],
  buildings: [
    {
      bbl: BBL,
      address: '350 5th Avenue, Manhattan',
      isKnown: true,
      facts: {},
      lines: obligationLines(exampleBuilding({ bbl: BBL, ...LISTED, day: DAY }), EXAMPLE_LAWS, DAYS_2026),
    },
  ],
});

const law = (deadlines: Deadline[] = lawDeadlines('ll84', SEED_REGISTER)): Followed => ({
  follow: follow('law', 'll84'),
  kind: 'law',
  buildings: [],
  deadlines,
});

const CHANGED = new Date('2026-11-01T09:00:00Z');

const read = (
  followed: Followed[],
  { day = DAY, changedAt = CHANGED, records = new Map<string, RecordSummary>() } = {},
) => {
  const events = followedEvents(followed, { day, changedAt: () => changedAt, records });
  const file = calendarFile({
    name: 'Mine',
    events,
    path: '/follow',
    productName: 'Test Product',
    origin: 'https://example.com',
  });
  return new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((component) => ({
    uid: String(component.getFirstPropertyValue('uid')),
    day: new ICAL.Event(component).startDate.toString(),
    title: String(component.getFirstPropertyValue('summary')),
    url: String(component.getFirstPropertyValue('url')),
    sequence: Number(component.getFirstPropertyValue('sequence')),
    modified: String(component.getFirstPropertyValue('last-modified')),
  }));
};

describe("a follower's calendar", () => {
  it('lists the dates of all followed subjects once each, in order, with links to their pages', () => {
    const events = read([building(), law(), law()]);
    expect(events.length).toBeGreaterThan(3);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).toSorted());
    const pages = new Set(events.map(({ url }) => url));
    expect(pages).toEqual(new Set([`https://example.com/buildings/${BBL}`, 'https://example.com/laws/ll84']));
    expect(events.some(({ title }) => title.endsWith(': 350 5th Avenue, Manhattan'))).toBe(true);
  });

  it('stays the same from one day to the next if nothing changes', () => {
    expect(read([building(), law()], { day: '2026-11-24' })).toEqual(read([building(), law()]));
  });

  it("names the affected lots in the title if a law's date depends on the lot", () => {
    const titles = read([law(lawDeadlines('ll152', SEED_REGISTER))]).map(({ title }) => title);
    expect(titles).toHaveLength(4);
    for (const title of titles) expect(title).toMatch(/\(community districts [\d, and]+ only\)/);
  });

  it('lists all dates of a law that has several for one building', () => {
    const garage = exampleBuilding({
      bbl: BBL,
      garageArea: 9000,
      buildingClass: 'K1',
      district: 201,
      day: DAY,
    });
    const lines = obligationLines(garage, EXAMPLE_LAWS, DAYS_2026);
    const [one] = building().buildings;
    const events = read([{ ...building(), buildings: [{ ...one!, lines }] }]);
    const eventDays = (id: string) => events.filter(({ uid }) => uid.startsWith(id)).map(({ day }) => day);
    expect(eventDays('storefront-')).toEqual(['2027-02-15', '2027-06-01', '2027-08-15']);
    expect(eventDays('ll126-parking-')).toEqual(['2026-12-31', '2027-12-31']);
    expect(eventDays('ll157-')).toEqual(['2027-01-01']);
  });

  it('lists upcoming hearings and correction dates, with IDs based on the violations and summonses', () => {
    const recordWith = (hearingOn: string) =>
      summarize(
        cityRecord({
          'oath-hearings': [{ key: '203456789X', agency: 'SANITATION RECYCLING', hearingOn, balance: 625 }],
          'hpd-violations': [
            { key: '1', class: 'C', openOrClose: 'Open', correctBy: '2026-12-02', words: 'AT 9Z' },
            { key: '2', class: 'C', openOrClose: 'Open', correctBy: '2026-11-02' },
            { key: '3', class: 'C', openOrClose: 'Close', correctBy: '2026-12-02' },
          ],
        }),
        NO_CODES,
        DAY,
      );
    const [one] = building().buildings;
    const eventsOn = (hearingOn: string) =>
      read([{ ...building(), buildings: [{ ...one!, lines: [] }] }], {
        records: new Map([[BBL, recordWith(hearingOn)]]),
      }).map(({ uid, day, title, url }) => [uid, day, title, url]);
    const address = '350 5th Avenue, Manhattan';
    const page = `https://example.com/buildings/${BBL}/record`;
    const correction = [
      'correction-hpd-violations-1@example.com',
      '2026-12-02',
      `Last day to correct: HPD violation 1 (class C): ${address}`,
      page,
    ];
    const hearing = (day: string) => [
      'hearing-summons-203456789x@example.com',
      day,
      `Hearing: summons of SANITATION RECYCLING 203456789X: ${address}`,
      page,
    ];
    expect(eventsOn('2026-12-09')).toEqual([correction, hearing('2026-12-09')]);
    expect(eventsOn('2027-01-09')).toEqual([correction, hearing('2027-01-09')]);
  });

  it('keeps the ID of a date whose facts change, and raises its sequence number', () => {
    const later = read([building()], { changedAt: new Date('2026-11-20T09:00:00Z') });
    expect(later[0]!.uid).toBe(read([building()])[0]!.uid);
    expect(later[0]!.sequence).toBeGreaterThan(read([building()])[0]!.sequence);
    expect(later[0]!.modified).toBe('2026-11-20T09:00:00Z');
  });
});
