import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ZONE_NAMES, type ZoneName } from '#law/commercial-waste/zones.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { zonesOn } from '#tests/support/starting-register.ts';
import { UNCERTAIN_ZONE } from './texts.ts';
import { zoneFinding, zoneMap } from './zone-map.server.ts';

const DAY = '2026-11-23';
const COPY = startingCopy('cwz-zones').map;
const map = (day = DAY, own: ZoneName[] = []) => zoneMap(zonesOn(day), day, { copy: COPY, own });
const shapeOf = (id: string, ...args: Parameters<typeof map>) =>
  map(...args).shapes.find((shape) => shape.id === `map-${id}`);

describe('the zone map', () => {
  it('draws eighteen zones and two areas whose zones are uncertain', () => {
    const { shapes } = map();
    expect(shapes).toHaveLength(20);
    expect(shapes.filter(({ look }) => look === 'crossed').map(({ label }) => label)).toEqual(['A', 'B']);
    for (const { path } of shapes) expect(path).toMatch(/^M\d+ \d+l/);
  });

  it('links the row of each zone to its shape and back, with unique IDs', () => {
    const { rows, shapes } = map();
    for (const name of ZONE_NAMES) {
      const row = rows.find((each) => each.name === name);
      const shape = shapes.find(({ id }) => id === row?.shape);
      expect(
        rows.map(({ id }) => id),
        name,
      ).toContain(shape?.row);
    }
    const ids = [...rows, ...shapes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['2024-12-31', DAY, '2026-12-01', '2030-01-01'])(
    'never fills Manhattan 5 or Roosevelt Island with a zone pattern on %s',
    (day) => {
      expect(shapeOf('manhattan-5', day)?.look).toBe('crossed');
      expect(shapeOf('roosevelt-island', day)?.look).toBe('crossed');
    },
  );

  it('shows each zone with the pattern of its status on the given day', () => {
    expect(shapeOf('queens-central')?.look).toBe('solid');
    expect(shapeOf('brooklyn-north')?.look).toBe('dots');
    expect(shapeOf('brooklyn-north', '2026-12-01')?.look).toBe('solid');
    expect(shapeOf('brooklyn-east')?.look).toBe('fewDots');
    expect(shapeOf('brooklyn-west')?.look).toBe('lines');
  });

  it.each([
    ['2024-12-31', ['10 date set', '4 proposed, unverified', '6 no date yet']],
    [DAY, ['8 live', '2 date set', '4 proposed, unverified', '6 no date yet']],
    ['2026-12-01', ['10 live', '4 proposed, unverified', '6 no date yet']],
  ])('on %s counts the zones of each status', (day, texts) => {
    expect(map(day).legend.map(({ text }) => text)).toEqual([...texts, UNCERTAIN_ZONE]);
  });

  it("draws the visitor's zone above its neighbors", () => {
    const { shapes, legend } = map(DAY, ['Queens Central']);
    expect(shapes.at(-1)).toMatchObject({ id: 'map-queens-central', isOwn: true, look: 'own' });
    expect(legend[0]?.text).toBe('yours');
  });

  it('marks all of Manhattan 5 if the visitor may be in either of its zones', () => {
    const { shapes, rows } = map(DAY, ['Midtown South', 'Midtown North']);
    expect(shapes.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual(['A']);
    expect(rows.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual([
      'Midtown South',
      'Midtown North',
      COPY.manhattan5.name,
    ]);
  });

  it('stays under 40 KB when compressed, including its table', () => {
    expect(gzipSync(JSON.stringify(map())).length).toBeLessThan(40_000);
  });
});

describe('zoneFinding', () => {
  it.each([
    [
      '2026-11-23',
      '8 of the 20 zones are live. Next: Brooklyn North and Upper Manhattan, on December 1, 2026.',
    ],
    ['2026-12-01', '10 of the 20 zones are live.'],
    ['2025-01-03', '1 of the 20 zones is live. Next: Bronx East and Bronx West, on December 1, 2025.'],
  ])('counts the live zones on %s', (day, text) => {
    expect(zoneFinding(zonesOn(day), day)).toBe(text);
  });
});
