import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#app/features/api/define-operation.ts';
import { z } from 'zod';
import { callApi } from '#tests/support/api.ts';
import { importSamples } from '#tests/support/city-records/samples.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';
import { WORKED_EXAMPLES } from '#tests/support/worked-examples.ts';

let test: TestPayload;
let operations: readonly Operation[];

const BBL = '1008350041';

beforeAll(async () => {
  test = await createTestPayload();
  operations = (await import('#app/features/api/operations.server.ts')).OPERATIONS;
});
afterAll(() => test.close());

type Input = Readonly<Record<string, unknown>>;

/** Sends the input as an API client would: in the path, the query or the body. */
function send(operation: Operation, input: Input, more: Input = {}): Promise<Response> {
  const rest = { ...input, ...more };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    Reflect.deleteProperty(rest, name);
    return value;
  });
  if (operation.method === 'POST') return post(path, JSON.stringify(rest));
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return callApi(query.size > 0 ? `${path}?${query}` : path);
}

const post = (path: string, body: string, type = 'application/json') =>
  callApi(path, { method: 'POST', body, headers: { 'content-type': type } });

interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string; allowed?: unknown[] }[];
}

async function parseProblem(response: Response): Promise<ProblemBody> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = (await response.json()) as ProblemBody;
  expect(body).toMatchObject({ type: '/developers#errors', status: response.status });
  expect(body.detail).not.toMatch(/\bat .+:\d+|node_modules|Error:/);
  for (const error of body.errors ?? []) {
    expect(error.field).not.toBe('');
    expect(error.message).not.toBe('');
  }
  return body;
}

describe('the record of a building', () => {
  beforeAll(() => importSamples());

  const json = async (path: string): Promise<unknown> => (await callApi(path)).json();

  it('lists items as the page shows them, with how to close each and where to look it up', async () => {
    const { items, counts } = z
      .object({
        items: z.array(z.looseObject({ state: z.string() })),
        counts: z.looseObject({ openTotal: z.number() }),
      })
      .parse(await json('/buildings/1021310044/record?on=2026-11-23'));
    expect(items.filter(({ state }) => state === 'open')).toHaveLength(counts.openTotal);
    expect(items.find(({ number }) => number === '19000105')).toMatchObject({
      agency: 'HPD',
      class: 'C',
      law: 'window-guards',
      state: 'open',
      correctBy: '2026-11-24',
      link: expect.stringMatching(/^https:\/\/hpdonline/) as string,
      closes: expect.stringContaining('certify') as string,
    });
  });

  it('lists what to do on the requested day', async () => {
    const nowOn = async (day: string) =>
      z
        .object({
          asOf: z.string(),
          now: z.array(z.looseObject({ kind: z.string(), law: z.string().nullable() })),
        })
        .parse(await json(`/buildings/1021310044/deadlines?on=${day}`));
    const before = await nowOn('2026-11-23');
    const after = await nowOn('2026-11-25');
    expect(before.asOf).toBe('2026-11-23');
    const of = ({ now }: typeof before) => now.find(({ law }) => law === 'window-guards');
    expect(of(before)).toMatchObject({ kind: 'correct', day: '2026-11-24', count: 1 });
    expect(of(after)).toMatchObject({ kind: 'overdue', day: '2026-11-24' });
  });
});

describe('every operation', () => {
  it('responds to its example exactly as its schema describes', async () => {
    for (const operation of operations) {
      const response = await send(operation, operation.example);
      const body: unknown = await response.json();
      expect({ id: operation.id, status: response.status, body }).toMatchObject({ status: 200 });
      const { data, error } = operation.response.safeParse(body);
      expect({ id: operation.id, error }).toEqual({ id: operation.id, error: undefined });
      expect(data).toEqual(body);
    }
  });

  it('includes sources, a date and the legal notice if it is about the law', async () => {
    const others = ['findBuildings', 'getOpenApi'];
    for (const operation of operations.filter(({ id }) => !others.includes(id))) {
      const body = await (await send(operation, operation.example)).json();
      expect(body).toMatchObject({
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        notice: 'This is information, not legal advice.',
      });
      expect((body as { sources: unknown[] }).sources).toBeInstanceOf(Array);
    }
  });

  it('responds to any input with success or a problem that names the field', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('', '0', '-1', '1e9', 'yes'),
    );
    const bbls = fc.oneof(fc.constantFrom(BBL, '1999990001', '1000000001'), fc.stringMatching(/^[0-9]{10}$/));
    const inputs = fc.integer({ min: 0, max: operations.length - 1 }).chain((index) => {
      const operation = operations[index];
      if (!operation) throw new RangeError('No such operation.');
      const name = fc.oneof(
        fc.constantFrom(...operation.fields, 'x'),
        text.filter((each) => each !== ''),
      );
      const value = operation.method === 'POST' ? fc.jsonValue({ maxDepth: 3 }) : text;
      const given = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true });
      return fc.record({
        operation: fc.constant(operation),
        given,
        example: fc.boolean(),
        bbl: bbls,
        key: text.map((each) => each || 'x'),
      });
    });
    await fc.assert(
      fc.asyncProperty(inputs, async ({ operation, given, example, bbl, key }) => {
        const inPath = Object.fromEntries(
          [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
            name,
            name === 'bbl' ? bbl : key,
          ]),
        );
        const input = { ...(example && operation.example), ...given, ...inPath };
        const response = await send(operation, input);
        expect([200, 400, 404, 422]).toContain(response.status);
        if (response.status === 200) {
          expect(operation.response.safeParse(await response.json()).error).toBeUndefined();
        } else {
          expect((await parseProblem(response)).errors?.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 250 },
    );
  });
});

describe('invalid requests', () => {
  it('get an error that names the unknown parameter and lists the known ones', async () => {
    const response = await callApi(`/buildings/${BBL}/record?day=2026-11-01`);
    expect(response.status).toBe(400);
    expect((await parseProblem(response)).errors).toEqual([
      { field: 'day', message: expect.any(String) as string, allowed: ['on'] },
    ]);
  });

  it('get an error that lists the allowed values of a parameter', async () => {
    const { errors } = await parseProblem(await callApi(`/buildings/${BBL}?elevator=maybe`));
    expect(errors).toMatchObject([{ field: 'elevator', allowed: ['yes', 'no', 'unknown'] }]);
  });

  it('get 404 for an unknown lot, law, figure or operation', async () => {
    for (const path of [
      '/buildings/1999990001',
      '/laws/ll1',
      '/laws/%E4',
      '/figures/constructor',
      '/nothing',
      '',
    ]) {
      expect((await parseProblem(await callApi(path))).status).toBe(404);
    }
  });

  it('get 405 and the allowed methods if the method is not supported', async () => {
    const response = await callApi('/laws', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await parseProblem(response);
    expect((await callApi('/ll97/estimate')).headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('get 413, 415 or 422 for a body that is too large, not JSON or invalid', async () => {
    const path = '/ll97/estimate';
    const answers = [
      await post(path, JSON.stringify({ uses: ' '.repeat(65_536) })),
      await post(path, 'uses=1', 'application/x-www-form-urlencoded'),
      await post(path, '{'),
      await post(path, '[]'),
      await post(path, '{}'),
      await post(path, '{"uses":[{"propertyType":"Castle","squareFeet":1}]}'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 415, 422, 422, 422, 422]);
    const bodies = await Promise.all(answers.map(parseProblem));
    expect(bodies.at(-2)?.errors).toMatchObject([{ field: 'uses' }]);
    expect(bodies.at(-1)?.errors).toMatchObject([{ field: 'uses.0.propertyType' }]);
    expect(bodies.at(-1)?.errors?.[0]?.allowed).toContain('Office');
  });
});

describe('caching', () => {
  it('responds with 304 when nothing has changed', async () => {
    const first = await callApi('/laws');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await callApi('/laws', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await callApi('/laws', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  it("keeps a visitor's input out of every cache", async () => {
    const paths = [`/buildings/${BBL}?elevator=no`, `/buildings/${BBL}/deadlines?units=4`, '/buildings?q=1'];
    for (const path of paths) {
      const { headers } = await callApi(path);
      expect(headers.get('cache-control')).toMatch(/no-store/);
      expect(headers.get('etag')).toBeNull();
    }
  });
});

describe('the estimate', () => {
  it.each(WORKED_EXAMPLES)('matches the report to the cent: $id', async ({ building, results }) => {
    const { uses, energy, pathway } = building;
    const response = await post('/ll97/estimate', JSON.stringify({ uses, energy, pathway }));
    const { periods } = (await response.json()) as { periods: Record<string, unknown>[] };
    for (const { period, limit_t, emissions_t, excess_t, penalty_usd } of results) {
      expect(periods.find(({ name }) => name === period)).toMatchObject({
        limitTons: expect.closeTo(limit_t, 2) as number,
        emissionsTons: expect.closeTo(emissions_t, 2) as number,
        excessTons: expect.closeTo(excess_t, 2) as number,
        penaltyPerYear: penalty_usd,
      });
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every operation once, with all of its path parameters and a response', async () => {
    const document = (await (await callApi('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<
        string,
        Record<
          string,
          {
            operationId: string;
            parameters: { name: string; in: string; required: boolean; schema: object }[];
            responses: Record<string, object>;
          }
        >
      >;
    };
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    expect(described.map(({ operation }) => operation.operationId)).toEqual(operations.map(({ id }) => id));
    for (const { path, operation } of described) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(
        [...path.matchAll(/\{\w+\}/g)].map(([name]) => name),
      );
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(operation.responses).toHaveProperty('200');
    }
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/([^"]+)"/g)) {
      expect(document).toHaveProperty(['components', ...name.split('/')]);
    }
  });
});

interface Described {
  required?: string[];
  properties?: object;
}

/** Finds every object with a `required` list in a document. */
function withRequired(value: unknown): Described[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(withRequired);
  return Array.isArray((value as Described).required) ? [value, ...inside] : inside;
}

describe('the OpenAPI document', () => {
  it('requires only properties that it defines', async () => {
    const document: unknown = await (await callApi('/openapi.json')).json();
    const undefinedOnes = withRequired(document).flatMap(({ required = [], properties = {} }) =>
      required.filter((name) => !Object.hasOwn(properties, name)),
    );
    expect(undefinedOnes).toEqual([]);
  });
});

describe('the old URLs', () => {
  it('redirect to version 1, with only the known parameters', async () => {
    const { redirectToApi } = await import('#app/features/api/old-urls.server.ts');
    const request = new Request(`https://example.com/buildings/${BBL}.json?units=4&filing=1-2024`);
    const { status, headers } = redirectToApi(request, 'getBuilding', `/api/v1/buildings/${BBL}`);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(`/api/v1/buildings/${BBL}?units=4`);
    expect(headers.get('deprecation')).toMatch(/^@\d+$/);
    expect(headers.get('link')).toBe(
      `<https://example.com/api/v1/buildings/${BBL}>; rel="successor-version"`,
    );
  });
});
