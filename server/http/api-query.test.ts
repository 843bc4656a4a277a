import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';

let server: Server;

beforeAll(async () => {
  server = await serve({ findUser });
});

afterAll(() => server.close());

it.each([
  'page=1e999',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=Infinity',
  'page=9999999999',
  'page[]=-1',
  'page[x]=1',
  'page=1&page=2',
  'limit=-1',
  'limit=1e3',
  'depth=-1',
  'depth=NaN',
  'where=x',
  'where={',
  'data=x',
])('apiQuery rejects %s, and names the parameter', async (query) => {
  const answer = await ask(server, { path: `/api/articles?${query}`, headers: SESSION });
  expect(answer.status).toBe(400);
  const name = /^\w+/.exec(query)?.[0];
  expect(JSON.parse(answer.body)).toEqual({ errors: [{ message: expect.stringContaining(`"${name}"`) }] });
});

it.each([
  '',
  'page=2&limit=0&depth=1',
  'page=1&limit=10&where[title][equals]=x&sort=-title',
  'where={"title":{"equals":"x"}}',
  'where=',
  'pages=-1',
  'where[page][equals]=-1',
])('apiQuery accepts %s', async (query) => {
  expect((await ask(server, { path: `/api/articles?${query}`, headers: SESSION })).status).toBe(200);
});
