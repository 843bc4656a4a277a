import { z } from 'zod';
import { readZones } from '#app/data/figures.server.ts';
import { districtNeighborhoods } from '#law/buildings/district-places.ts';
import { communityDistrict, districtName, DISTRICTS } from '#law/buildings/districts.ts';
import { districtZones } from '#law/commercial-waste/zones-by-district.ts';
import { OFFICIAL_SCHEDULE, ZONE_NAMES, zoneStatus } from '#law/commercial-waste/zones.ts';
import { boroughName, BOROUGHS } from '#law/lot.ts';
import { dayInNewYork } from '#law/days.ts';
import { defineOperation } from '../define-operation.ts';
import { day, grounds, NOTICE } from '../schemas.ts';

const zoneName = z.enum(ZONE_NAMES);

const dayOrMonth = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/);

export const listZones = defineOperation({
  id: 'listZones',
  method: 'GET',
  path: '/zones',
  group: 'Places',
  summary: 'The commercial waste zones, and when each went live or goes live',
  example: {},
  input: z.strictObject({}),
  response: z.object({
    zones: z.array(
      z.object({
        name: zoneName,
        districts: z.string().describe('Community districts in words'),
        status: z.enum(['live', 'scheduled', 'proposed', 'undated']),
        liveFrom: day.nullable(),
        signUp: z.object({ opens: dayOrMonth, closes: dayOrMonth, isInferred: z.boolean() }).nullable(),
        source: z.string(),
        checkedOn: day.nullable(),
      }),
    ),
    ...grounds,
  }),
  async handle() {
    const now = new Date();
    const today = dayInNewYork(now);
    const zones = (await readZones(now)).map((zone) => ({
      name: zone.name,
      districts: zone.districts,
      source: zone.source,
      status: zoneStatus(zone, today).kind,
      liveFrom: zone.liveFrom ?? null,
      signUp: zone.signUp ?? null,
      checkedOn: zone.checkedOn ?? null,
    }));
    const { label: title, url: link } = OFFICIAL_SCHEDULE;
    return { zones, asOf: today, sources: [{ title, link, asOf: null }], notice: NOTICE };
  },
});

export const listDistricts = defineOperation({
  id: 'listDistricts',
  method: 'GET',
  path: '/districts',
  group: 'Places',
  summary: 'The 59 community districts, and the commercial waste zones they lie in',
  example: {},
  input: z.strictObject({}),
  response: z.object({
    districts: z.array(
      z.object({
        number: z.number().describe('City Planning’s number: 105 is Manhattan 5'),
        name: z.string(),
        borough: z.enum(BOROUGHS.map(({ name }) => name)),
        neighborhoods: z.string(),
        zones: z.array(zoneName).describe('Two where the address decides'),
      }),
    ),
    ...grounds,
  }),
  handle: () =>
    Promise.resolve({
      districts: DISTRICTS.map((number) => ({
        number,
        name: districtName(number),
        borough: boroughName(communityDistrict(number)?.borough ?? 1),
        neighborhoods: districtNeighborhoods(number),
        zones: districtZones(number),
      })),
      asOf: dayInNewYork(new Date()),
      sources: [
        { title: 'New York City Charter 2701', link: null, asOf: null },
        { title: 'Admin. Code 16-1002(b)', link: null, asOf: null },
      ],
      notice: NOTICE,
    }),
});
