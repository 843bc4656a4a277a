import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSamples } from '#tests/support/city-records/samples.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

const BBL = '1008350041';
const NOTICE = 'This is information, not legal advice.';

let test: TestPayload;
let client: Client;

/** The client of the SDK, whose requests go to the function that answers the route. */
beforeAll(async () => {
  test = await createTestPayload();
  await importSamples(['hpd-violations']);
  const { mcpResponse, onlyPost } = await import('#app/features/api/mcp.server.ts');
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
  it('are listed with what they take, and only read', async () => {
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

  it('find a building by its address', async () => {
    const { found } = await call('find_building', { q: '350 5th Avenue, Manhattan' });
    expect(found).toMatchObject({ candidates: [{ bbl: BBL }] });
  });

  it.each([
    ['find_building', { q: BBL }, 'candidates'],
    ['laws_for_building', { bbl: BBL }, 'obligations'],
    ['city_record', { bbl: BBL }, 'counts'],
    ['explain_law', { id: 'll152' }, 'penalty'],
    ['upcoming_deadlines', { bbl: BBL }, 'deadlines'],
    ['figure', { key: 'll97-penalty-per-ton' }, 'history'],
  ])('%s answers with its sources, its day and the notice', async (name, input, field) => {
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

  it('say what is wrong with a field', async () => {
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

  it('refuse a tool that does not exist', async () => {
    const { isError, text } = await call('delete_building', {});
    expect(isError).toBe(true);
    expect(text).toContain('delete_building');
  });
});
