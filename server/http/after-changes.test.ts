import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';

let server: Server;
let hear: () => void;

beforeEach(async () => {
  const heard = new Promise<void>((resolve) => (hear = resolve));
  server = await serve({ findUser, catchUp: () => heard });
});
afterEach(() => server.close());

it('respondAfterChanges delays the response to a change until its content event arrives', async () => {
  const answer = ask(server, { method: 'PATCH', path: '/api/articles/1', headers: SESSION });
  const first = await Promise.race([answer, ask(server, { path: '/api/articles/1', headers: SESSION })]);
  expect(first.body).toContain('GET');
  hear();
  expect((await answer).body).toContain('PATCH');
});
