import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const HEADERS = { accept: 'application/json, text/event-stream', origin: 'https://assistant.example' };

const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

test('an assistant on another site calls a tool without a session', async ({ request }) => {
  const listed = await request.post('/mcp', { headers: HEADERS, data: message('tools/list', {}) });
  expect(listed.status()).toBe(200);
  expect(listed.headers()['access-control-allow-origin']).toBe('*');
  expect(listed.headers()['set-cookie']).toBeUndefined();
  expect(JSON.stringify(await listed.json())).toContain('laws_for_building');
  const called = await request.post('/mcp', {
    headers: HEADERS,
    data: message('tools/call', { name: 'explain_law', arguments: { id: 'll152' } }),
  });
  expect(await called.json()).toMatchObject({
    result: { structuredContent: { notice: 'This is information, not legal advice.' } },
  });
});

test('what is no call of a tool is refused', async ({ request }) => {
  expect((await request.get('/mcp', { headers: HEADERS })).status()).toBe(405);
  expect((await request.delete('/mcp', { headers: HEADERS })).status()).toBe(405);
  for (const data of ['{', '"x"', '{"jsonrpc":"2.0"}']) {
    const headers = { ...HEADERS, 'content-type': 'application/json' };
    const status = (await request.post('/mcp', { headers, data })).status();
    expect(status, data).toBeGreaterThanOrEqual(400);
    expect(status, data).toBeLessThan(500);
  }
});
