import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const HEADERS = { accept: 'application/json, text/event-stream', origin: 'https://assistant.example' };

const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

test('an assistant on another site can call a tool without a session', async ({ request }) => {
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
