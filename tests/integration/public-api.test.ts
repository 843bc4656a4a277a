import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Operation } from '#app/features/api/define-operation.ts';
import { callApi } from '#tests/support/api.ts';
import { importSamples } from '#tests/support/city-records/samples.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';
import { WORKED_EXAMPLES } from '#tests/support/worked-examples.ts';

let test: TestPayload;
let operations: readonly Operation[];

const BBL = '1008350041';
const NOTICE = 'This is information, not legal advice.';

beforeAll(async () => {
  test = await createTestPayload();
  await importSamples();
  operations = (await import('#app/features/api/operations.server.ts')).OPERATIONS;
});
afterAll(() => test.close());

type Input = Readonly<Record<string, unknown>>;

/** Sends the input as an API client would: in the path, the query or the body. */
function send(operation: Operation, input: Input): Promise<Response> {
  const rest = { ...input };
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
  const json = async (path: string): Promise<unknown> => (await callApi(path)).json();

  it('lists items as the page shows them, with how to close each and where to look it up', async () => {
    const { items, counts } = (await json('/buildings/1021310044/record?on=2026-11-23')) as {
      items: { state: string; number: string }[];
      counts: { openTotal: number };
    };
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

  it.each([
    ['2026-11-23', { kind: 'correct', day: '2026-11-24', count: 1 }],
    ['2026-11-25', { kind: 'overdue', day: '2026-11-24' }],
  ])('lists what the owner has to do as of %s', async (day, expected) => {
    const { asOf, now } = (await json(`/buildings/1021310044/deadlines?on=${day}`)) as {
      asOf: string;
      now: { law: string | null }[];
    };
    expect(asOf).toBe(day);
    expect(now.find(({ law }) => law === 'window-guards')).toMatchObject(expected);
  });
});

describe('every operation', () => {
  it('responds to its example exactly as its schema describes, with the legal notice', async () => {
    for (const operation of operations) {
      const { id } = operation;
      const response = await send(operation, operation.example);
      const body: unknown = await response.json();
      expect({ id, status: response.status, body }).toMatchObject({ status: 200 });
      const { data, error } = operation.response.safeParse(body);
      expect({ id, error }).toEqual({ id, error: undefined });
      expect(data).toEqual(body);
      const isAboutTheLaw = !['findBuildings', 'getOpenApi'].includes(id);
      if (isAboutTheLaw) expect({ id, body }).toMatchObject({ body: { notice: NOTICE } });
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
  it.each([
    ['parameters', `/buildings/${BBL}/record?day=2026-11-01`, { field: 'day', allowed: ['on'] }],
    ['values', `/buildings/${BBL}?elevator=maybe`, { field: 'elevator', allowed: ['yes', 'no', 'unknown'] }],
  ])('get an error that lists the allowed %s', async (_what, path, error) => {
    const response = await callApi(path);
    expect(response.status).toBe(400);
    expect((await parseProblem(response)).errors).toMatchObject([error]);
  });

  it('get a 404 response for an unknown lot, law, figure or operation', async () => {
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

  it('get a 405 response with the allowed methods if the method is not supported', async () => {
    const response = await callApi('/laws', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await parseProblem(response);
    expect((await callApi('/ll97/estimate')).headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('get a 413, 415 or 422 response for a body that is too large, not JSON or invalid', async () => {
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

describe('the API', () => {
  it('responds with 304 when nothing has changed', async () => {
    const first = await callApi('/laws');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await callApi('/laws', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await callApi('/laws', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  it("keeps responses to a visitor's input out of every cache", async () => {
    const paths = [`/buildings/${BBL}?elevator=no`, `/buildings/${BBL}/deadlines?units=4`, '/buildings?q=1'];
    for (const path of paths) {
      const { headers } = await callApi(path);
      expect(headers.get('cache-control')).toMatch(/no-store/);
      expect(headers.get('etag')).toBeNull();
    }
  });
});

describe('the estimate', () => {
  it.each(WORKED_EXAMPLES)(
    'matches the report to the cent for the example $id',
    async ({ building, results }) => {
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
    },
  );
});

describe('the OpenAPI document', () => {
  interface Described {
    operationId: string;
    parameters: { name: string; in: string; required: boolean }[];
    responses: Record<string, object>;
  }

  interface Document {
    openapi: string;
    paths: Record<string, Record<string, Described>>;
  }

  const load = async () => (await (await callApi('/openapi.json')).json()) as Document;

  /** Finds every object with a `required` list in a document. */
  function withRequired(value: unknown): { required: string[]; properties?: object }[] {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.values(value).flatMap(withRequired);
    const found = value as { required: string[] };
    return Array.isArray(found.required) ? [found, ...inside] : inside;
  }

  it('describes every operation once, with all of its path parameters and a response', async () => {
    const document = await load();
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
  });

  it('defines every property that it requires and every component that it refers to', async () => {
    const document = await load();
    for (const { required, properties = {} } of withRequired(document)) {
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/([^"]+)"/g)) {
      expect(document).toHaveProperty(['components', ...name.split('/')]);
    }
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

let client: Client;
let mcpResponse: typeof import('#app/features/api/mcp.server.ts').mcpResponse;

/** Connects the SDK's client directly to the route handler. */
beforeAll(async () => {
  const mcp = await import('#app/features/api/mcp.server.ts');
  const { onlyPost } = mcp;
  ({ mcpResponse } = mcp);
  client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('https://example.com/mcp'), {
    fetch: (address, init) => {
      const request = new Request(address, init);
      return request.method === 'POST' ? mcpResponse(request) : Promise.resolve(onlyPost());
    },
  });
  await client.connect(transport);
});

afterAll(() => client.close());

async function call(name: string, input: Record<string, unknown>) {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { isError, found: structuredContent as Record<string, unknown>, text: first?.text ?? '' };
}

describe('the tools for assistants', () => {
  it('are read-only, and have parameters and a description', async () => {
    const { tools } = await client.listTools();
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(Object.keys(inputSchema.properties ?? {})).not.toEqual([]);
      expect(description).toBeTruthy();
    }
    expect(client.getInstructions()).toContain(NOTICE);
  });

  it.each([
    ['find_building', { q: BBL }, 'candidates'],
    ['laws_for_building', { bbl: BBL }, 'obligations'],
    ['city_record', { bbl: BBL }, 'counts'],
    ['explain_law', { id: 'll152' }, 'penalty'],
    ['upcoming_deadlines', { bbl: BBL }, 'deadlines'],
    ['figure', { key: 'll97-penalty-per-ton' }, 'history'],
  ])('return sources, a date and the legal notice: %s', async (name, input, field) => {
    const { found, text, isError } = await call(name, input);
    expect(isError).toBe(false);
    expect(found).toHaveProperty(field);
    expect(found).toMatchObject({
      notice: NOTICE,
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(found.sources).not.toEqual([]);
    expect(JSON.parse(text)).toEqual(found);
  });

  it('name the invalid field', async () => {
    for (const [name, input] of [
      ['laws_for_building', { bbl: '9999999999' }],
      ['city_record', { bbl: BBL, on: 'tomorrow' }],
      ['explain_law', { id: 'no-such-law' }],
      ['estimate_ll97', {}],
    ] as const) {
      const { isError, text } = await call(name, input);
      expect(isError, name).toBe(true);
      expect(text, name).toMatch(/bbl|on|id|uses/);
      expect(text, name).not.toMatch(/node_modules|at .+:\d+/);
    }
  });

  it('reject an unknown tool', async () => {
    const { isError, text } = await call('delete_building', {});
    expect(isError).toBe(true);
    expect(text).toContain('delete_building');
  });
});

interface Reply {
  status: number;
  body?: { result?: { tools?: object[]; isError?: boolean }; error?: { code: number; message: string } };
}

async function postMessage(message: unknown, accept?: string): Promise<Reply> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const headers = { 'content-type': 'application/json', ...(accept && { accept }) };
  const response = await mcpResponse(
    new Request('https://example.com/mcp', { method: 'POST', headers, body }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Reply['body']) : undefined };
}

const message = (method: string, params?: unknown, id = 1) => ({ jsonrpc: '2.0', id, method, params });

const laws = (input: unknown) => message('tools/call', { name: 'laws_for_building', arguments: input });

describe('POST /mcp', () => {
  it.each(['application/json', 'text/html', undefined])(
    'responds with JSON if the Accept header is %j',
    async (accept) => {
      const { status, body } = await postMessage(message('tools/list'), accept);
      expect(status).toBe(200);
      expect(body?.result?.tools).toHaveLength(7);
    },
  );

  it.each([
    laws({ bbl: BBL, elevator: null, on: null }),
    message('tools/list', { cursor: null, _meta: null }),
    message('tools/call', { name: 'find_building', arguments: { q: BBL }, task: null }),
  ])('treats null as omitted: %j', async (call) => {
    const { status, body } = await postMessage(call);
    expect(status).toBe(200);
    expect(body?.error).toBeUndefined();
    expect(body?.result?.isError ?? false).toBe(false);
  });

  it('names the missing argument', async () => {
    const { body } = await postMessage(laws(null));
    expect(JSON.stringify(body)).toContain('bbl');
  });

  it('rejects batches, which would count as one request and could stay open', async () => {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    for (const batch of [[], [laws({ bbl: BBL })], [laws({ bbl: BBL }), cancel]]) {
      const { status, body } = await postMessage(batch);
      expect(status).toBe(400);
      expect(body?.error?.message).toContain('one message at a time');
    }
  });

  it('rejects bodies that are not JSON, too deeply nested, or longer than 64 KB', async () => {
    expect((await postMessage('{')).status).toBe(400);
    expect((await postMessage('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400);
    expect((await postMessage(laws({ bbl: BBL, padding: 'x'.repeat(65_536) }))).status).toBe(413);
  });

  it('aborts a call that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const operation = operations.find(({ id }) => id === 'getBuilding');
    if (!operation) throw new Error('There is no such operation.');
    vi.spyOn(operation, 'call').mockReturnValue(new Promise(() => undefined));
    const answer = postMessage(laws({ bbl: BBL }));
    await vi.waitFor(() => expect(operation.call).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).body?.error?.message).toContain('too long');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
