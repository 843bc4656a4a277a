import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import * as missed from '#city-data/missed-searches.ts';
import { loadLotAnswers } from '#app/features/buildings/answers.server.ts';
import { parseBuildingQuery } from '#app/features/buildings/building-query.ts';
import * as search from '#app/features/buildings/search/search.server.ts';
import { callApi } from '#tests/support/api.ts';
import { PAD_STREETS } from '#tests/support/buildings/pad-streets.ts';
import { loadPadStreets, type PadStreet } from '#tests/support/buildings/pad.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
  await loadPadStreets(test.payload, PAD_STREETS);
});
afterAll(() => test.close());

const log = { warn: vi.fn() };

const args = (typed: string, seconds?: number) => ({
  request: new Request(`https://site.test/buildings?${new URLSearchParams({ q: typed })}`),
  params: {},
  context: { takeLookUp: () => Promise.resolve(seconds), log } as never,
});

/** Returns the data of the search page, or the URL that it redirects to. */
async function searchPage(typed: string, seconds?: number) {
  try {
    const { data, init } = await search.loadSearch(args(typed, seconds));
    const { error, groups, zip } = data;
    const found = groups.map(({ heading, candidates }) => ({ heading, count: candidates.length }));
    return { status: init?.status ?? 200, error, zip, found };
  } catch (error) {
    if (error instanceof Response) return { to: error.headers.get('location') };
    throw error;
  }
}

const missedTexts = async () => {
  const { rows } = await test.payload.db.drizzle.execute<{ text: string; times: number }>(
    sql`select text, times from city.missed_searches order by text`,
  );
  return rows.map(({ text, times }) => `${text}: ${times}`);
};

describe('the search page', () => {
  it('redirects to the only building that matches', async () => {
    expect(await searchPage('350 5th Ave, Manhattan')).toEqual({ to: '/buildings/1008350041' });
    expect(await searchPage('1-835-41')).toEqual({ to: '/buildings/1008350041' });
    expect(await searchPage('20 Exchange Place, Manhattan')).toEqual({ to: '/buildings/1000277502' });
  });

  it("explains a condo unit's lot, and offers the condominiums on its block", async () => {
    const error = "Lots 1001 to 6999 are condo units. Type the address, or the building's 75xx lot.";
    const pageFor = async (typed: string) => (await search.loadSearch(args(typed))).data;
    expect(await pageFor('1000271001')).toMatchObject({
      error,
      typed: '1000271001',
      groups: [{ candidates: [{ address: '55 Wall Street' }, { url: '/buildings/1000277502' }] }],
    });
    expect(await pageFor('1000041001')).toMatchObject({ error, typed: '1 Water Street, Manhattan' });
    expect(await searchPage('5888881001')).toMatchObject({ status: 404, error, found: [] });
    expect(await loadLotAnswers('1000041001', parseBuildingQuery(new URLSearchParams()))).toMatchObject({
      status: 404,
      missing: { lots: [{ label: '1 Water Street', path: '/buildings/1000047501' }] },
    });
  });

  it('puts the building into the URL if the lot has several', async () => {
    expect(await searchPage('1023801')).toEqual({ to: '/buildings/1010100030?bin=1023801' });
    expect(await searchPage('1015862')).toEqual({ to: '/buildings/1008350041' });
  });

  it('lists every building with the same address instead of picking one', async () => {
    expect(await searchPage('350 5 Ave')).toMatchObject({
      status: 200,
      found: [{ heading: 'More than one building matches', count: 2 }],
    });
  });

  it.each([
    ['20 Exchange Place, Brooklyn', 'There is no 20 Exchange Place in Brooklyn.'],
    ['300 125th st', 'Did you mean one of these?'],
    ['527 E 12 St, Manhattan', 'We have other numbers on that street'],
  ])('offers near matches for %j with the explanation "%s"', async (typed, heading) => {
    const { status, found } = await searchPage(typed);
    expect([status, found?.[0]?.heading]).toEqual([200, heading]);
  });

  it('shows what is known from a ZIP code alone', async () => {
    expect(await searchPage('10001')).toMatchObject({
      status: 200,
      error: undefined,
      zip: {
        districts: [
          "Manhattan 4 (Chelsea, Hell's Kitchen, Hudson Yards)",
          'Manhattan 5 (Midtown, Times Square, Flatiron)',
        ],
        zoneUrl: '/cwz?place=10001#find-your-zone',
      },
    });
  });

  it('returns 404 if there are no near matches', async () => {
    expect(await searchPage('999 Nowhere Street, Atlantis')).toMatchObject({ status: 404, found: [] });
    expect(await searchPage('5-88888-1')).toMatchObject({ status: 404, found: [] });
  });

  it.each([
    ['', 'Type an address'],
    ['Broadway and 42nd', 'intersection'],
    ['350 東京', 'Latin'],
    ['x'.repeat(1000), 'too long'],
    ['350 5 Ave, Chicago, IL', 'New York City'],
    ['6-835-41', 'No lot'],
    ['3000000', 'six zeros'],
    ['Statue of Liberty', 'house number'],
  ])('returns 400 and an explanation for %j', async (typed, part) => {
    const page = await searchPage(typed);
    expect(page.status).toBe(400);
    expect(page.error).toContain(part);
  });

  it('returns 429 after too many look-ups', async () => {
    expect(await searchPage('350 5 Ave', 30)).toMatchObject({ status: 429 });
  });

  it('keeps the typed text and forbids caching', async () => {
    const { data, init } = await search.loadSearch(args('999 Nowhere Street'));
    expect(data.typed).toBe('999 Nowhere Street');
    expect(new Headers(init?.headers).get('cache-control')).toBe('private, no-store');
  });

  it('says that addresses are loading if the server syncs city data', async () => {
    const loading = async () => (await search.loadSearch(args('999 Nowhere Street'))).data.loading;
    expect(await loading()).toBeUndefined();
    vi.stubEnv('CITY_DATA_SYNC', 'nightly');
    expect(await loading()).toMatch(/^We are still loading the city’s addresses/);
  });
});

describe('the search API', () => {
  const searchJson = async (typed: string) => {
    const response = await callApi(`/buildings?q=${encodeURIComponent(typed)}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('returns every known field of a candidate and the searched data sets', async () => {
    const { status, body } = await searchJson('58-80 59 Street, Queens');
    expect(status).toBe(200);
    expect(body.candidates).toEqual([
      {
        bbl: '4026660020',
        bin: 4_059_726,
        address: '58-80 59 STREET',
        borough: 'Queens',
        zip: '11378',
        match: 'exact',
      },
    ]);
    expect(body).toMatchObject({
      notice: 'This is information, not legal advice.',
      sources: expect.arrayContaining([
        expect.objectContaining({
          title: 'Covered Buildings List (Department of Buildings)',
          asOf: '2026-03',
        }),
      ]) as unknown[],
    });
  });

  it('explains bad input and returns no candidates for unknown addresses', async () => {
    expect(await searchJson('Broadway & 42')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'q' }] },
    });
    expect(await searchJson('5-88888-1')).toMatchObject({ status: 200, body: { candidates: [] } });
  });
});

describe('suggestions', () => {
  const suggested = async (typed: string) => {
    const response = await search.suggestionsAsJson(args(typed));
    const { suggestions } = (await response.json()) as { suggestions: { address: string; place: string }[] };
    return suggestions.map(({ address, place }) => `${address}, ${place}`);
  };

  it.each([
    ['350 5th av', '350 5th Avenue, Brooklyn 11215'],
    ['1 cent', '1 Centre Street, Manhattan 10007'],
    ['5880 59', '58-80 59th Street, Queens 11378'],
  ])('for %j include %j', async (typed, suggestion) => {
    expect(await suggested(typed)).toContain(suggestion);
  });

  it('come from the Covered Buildings List and PLUTO if PAD is not loaded', async () => {
    await test.payload.db.drizzle.execute(sql`alter table city.streets rename to streets_away`);
    await test.payload.db.drizzle.execute(sql`create table city.streets (like city.streets_away)`);
    expect(await suggested('1130 anders')).toEqual(['1130 Anderson Avenue, Bronx']);
    await test.payload.db.drizzle.execute(sql`drop table city.streets`);
    await test.payload.db.drizzle.execute(sql`alter table city.streets_away rename to streets`);
  });

  describe('for a prefix that several streets share', () => {
    const street = (borough: number, name: string, low: string, bbl: string): PadStreet => ({
      borough,
      names: [name],
      ranges: [{ low, bbl }],
    });
    /** More streets than the search examines, all with house number 77. */
    const manyStreets = Array.from({ length: 200 }, (_, index) =>
      street(
        3,
        `OAKLEY ${String.fromCodePoint(65 + (index % 26))}${index} STREET`,
        '77',
        `3${index + 10_000}0001`,
      ),
    );
    beforeAll(() =>
      loadPadStreets(
        test.payload,
        [
          street(4, '50 ROAD', '350', '4011110001'),
          street(4, '12 AVENUE', '300', '4011110002'),
          street(1, 'POLICE PLAZA', '1', '1001190001'),
          ...manyStreets,
          street(3, 'OAKLEY LANE', '77', '3011110003'),
          street(5, 'OAKLEY BOULEVARD EXTENSION', '77', '5011110004'),
        ],
        95_000,
      ),
    );

    it('start with streets whose last word is complete', async () => {
      const all = await suggested('350 5');
      const broader = all.findIndex((each) => each.startsWith('350 50th Road'));
      expect(all[0]).toBe('350 5th Avenue, Manhattan 10118');
      expect(all[1]).toBe('350 5th Avenue, Brooklyn 11215');
      expect(broader).toBeGreaterThan(1);
    });

    it.each([
      [
        'match an ordinal to a complete number: "fif" is 5th, not 50th',
        '350 fif',
        '350 5th Avenue, Manhattan 10118',
        '350 50',
      ],
      ['respect a typed direction', '300 w 12', '300 West 125th Street, Manhattan 10027', '300 12'],
    ])('%s', async (_what, typed, wanted, unwanted) => {
      const all = await suggested(typed);
      expect(all).toContain(wanted);
      expect(all.filter((each) => each.startsWith(unwanted))).toEqual([]);
    });

    it.each([
      ['a house number typed as a word', 'one police', '1 Police Plaza, Manhattan'],
      ['the shortest name, no matter how many streets match', '77 oakl', '77 Oakley Lane, Brooklyn'],
      [
        'the typed borough, no matter how many streets match elsewhere',
        '77 oakl, staten island',
        '77 Oakley Boulevard Extension, Staten Island',
      ],
    ])('start with %s', async (_what, typed, first) => {
      expect((await suggested(typed))[0]).toBe(first);
    });
  });

  it('are limited to eight, and empty for text that cannot start an address', async () => {
    expect((await suggested('1 e')).length).toBeLessThanOrEqual(8);
    for (const typed of ['', '35', 'Broadway and', '東京', '10083'])
      expect(await suggested(typed)).toEqual([]);
  });
});

describe('searches without a match', () => {
  it.each([
    ['123 Nowhere Street Apt 4B, Brooklyn 11201', 'NOWHERE STREET, Brooklyn'],
    ['99-99 Missing Blvd', 'MISSING BOULEVARD'],
    ['12 John Smith', undefined],
    ['7 john@example.com street', undefined],
    ['12 Street 2125550123', undefined],
    ['Ada Lovelace', undefined],
    ['1-835-41', undefined],
  ])('are reduced to their street, if any: %j becomes %j', (typed, text) => {
    expect(missed.missedText(parseQuery(typed))).toBe(text);
  });

  it('are counted by street, never with a house number', async () => {
    await test.payload.db.drizzle.execute(sql`truncate city.missed_searches`);
    await searchPage('123 Wombat Street, Queens');
    await searchPage('7 wombat st., queens');
    await searchPage('350 5 Avenue, Manhattan');
    expect(await missedTexts()).toEqual(['WOMBAT STREET, Queens: 2']);
  });
});

describe('GeoSearch', () => {
  const feature = (properties: object) => ({ type: 'Feature', properties });
  const pad = { addendum: { pad: { bbl: '3054250085', bin: '3128005' } } };

  it('is called only if it is configured', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await searchPage('345 Parkville Avenue, Brooklyn');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is called for unknown addresses, and only a result with the same address is used', async () => {
    vi.stubEnv('GEOSEARCH_URL', 'https://geosearch.test');
    const features = [
      feature({
        housenumber: '345',
        street: 'PARKVILLE AVENUE',
        borough: 'Brooklyn',
        postalcode: '11230',
        ...pad,
      }),
      feature({ housenumber: '18', street: 'PARKVILLE AVENUE', borough: 'Brooklyn', ...pad }),
      feature({ name: 'A place' }),
    ];
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ features })));
    expect(await searchPage('345 Parkville Avenue, Brooklyn')).toEqual({ to: '/buildings/3054250085' });
    const asked = fetching.mock.lastCall?.[0];
    expect(asked instanceof URL && asked.searchParams.get('text')).toBe('345 PARKVILLE AVENUE, Brooklyn');
    expect(await searchPage('999 Nowhere Street, Brooklyn')).toMatchObject({ status: 404 });
  });

  it('may fail without breaking the search', async () => {
    vi.stubEnv('GEOSEARCH_URL', 'https://geosearch.test');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'));
    expect(await searchPage('345 Parkville Avenue, Brooklyn')).toMatchObject({
      found: [{ heading: 'Did you mean one of these?' }],
    });
  });
});
