import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importSamples } from '#tests/support/city-records/samples.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

const BBL = '1008350041';
const NOTICE = 'This is information, not legal advice.';

let test: TestPayload;
let client: Client;
let mcpResponse: typeof import('#app/features/api/mcp.server.ts').mcpResponse;

/** Connects the SDK's client directly to the route handler. */
beforeAll(async () => {
  test = await createTestPayload();
  await importSamples(['hpd-violations']);
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

afterAll(async () => {
  await client.close();
  await test.close();
});

async function call(name: string, input: Record<string, unknown>) {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { isError, found: structuredContent as Record<string, unknown>, text: first?.text ?? '' };
}

describe('the tools for assistants', () => {
  it('are listed with their parameters as read-only tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_building',
      'laws_for_building',
      'city_record',
      'explain_law',
      'upcoming_deadlines',
      'figure',
      'estimate_ll97',
    ]);
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
  ])('return sources, a date and the notice: %s', async (name, input, field) => {
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

async function post(message: unknown, accept?: string): Promise<Reply> {
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
  it.each(['application/json', '*/*', 'application/json;q=0.9, */*;q=0.1', 'text/html', undefined])(
    'responds with JSON to a client that accepts %s',
    async (accept) => {
      const { status, body } = await post(message('tools/list'), accept);
      expect(status).toBe(200);
      expect(body?.result?.tools).toHaveLength(7);
    },
  );

  it.each([
    laws({ bbl: BBL, elevator: null, on: null }),
    message('tools/list', null),
    message('tools/list', { cursor: null, _meta: null }),
    message('tools/call', { name: 'find_building', arguments: { q: BBL }, task: null }),
  ])('treats null as omitted: %j', async (call) => {
    const { status, body } = await post(call);
    expect(status).toBe(200);
    expect(body?.error).toBeUndefined();
    expect(body?.result?.isError ?? false).toBe(false);
  });

  it('names the missing argument', async () => {
    const { body } = await post(laws(null));
    expect(JSON.stringify(body)).toContain('bbl');
  });

  it('rejects batches, which would count as one request and could stay open', async () => {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    for (const batch of [[], [laws({ bbl: BBL })], [laws({ bbl: BBL }), cancel]]) {
      const { status, body } = await post(batch);
      expect(status).toBe(400);
      expect(body?.error?.message).toContain('one message at a time');
    }
  });

  it('rejects bodies that are not JSON, too deeply nested, or longer than 64 KB', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400);
    expect((await post(laws({ bbl: BBL, padding: 'x'.repeat(65_536) }))).status).toBe(413);
  });

  it('aborts a call that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { OPERATIONS } = await import('#app/features/api/operations.server.ts');
    const operation = OPERATIONS.find(({ id }) => id === 'getBuilding');
    if (!operation) throw new Error('There is no such operation.');
    vi.spyOn(operation, 'call').mockReturnValue(new Promise(() => undefined));
    const answer = post(laws({ bbl: BBL }));
    await vi.waitFor(() => expect(operation.call).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).body?.error?.message).toContain('too long');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
