import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Response } from 'express';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';
import { BODY_LIMIT } from './body-limit.ts';

const FORM = { 'content-type': 'multipart/form-data; boundary=x', ...SESSION };
const LARGE = Buffer.alloc(BODY_LIMIT + 1, 'a');

const waiting: Response[] = [];
let server: Server;

beforeAll(async () => {
  server = await serve({
    findUser,
    adminPanel: (request, response) => {
      request.resume().on('end', () => waiting.push(response));
    },
  });
});

beforeEach(() => waiting.splice(0));

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const uploadOnce = (body: Buffer) => ask(server, { method: 'POST', path: '/api/media', headers: FORM, body });

/** Uploads a body. Retries after a 503, because an earlier upload counts until its response is closed. */
async function upload(body: Buffer): ReturnType<typeof uploadOnce> {
  const response = await uploadOnce(body);
  return response.status === 503 ? upload(body) : response;
}

const waitFor = (count: number) => expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(count);

/** Sends an anonymous request without a content length. */
const signOut = () =>
  ask(server, {
    method: 'POST',
    path: '/api/users/logout',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    body: '{}',
  });

const answerAll = () => waiting.splice(0).forEach((response) => response.send('stored'));

it('a large upload gets a 503 while three others are in progress', async () => {
  const first = [1, 2, 3].map(() => upload(LARGE));
  await waitFor(3);
  const refused = await uploadOnce(LARGE);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(refused.body).toContain('Please try again');
  answerAll();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = upload(LARGE);
  await waitFor(1);
  answerAll();
  expect((await next).status).toBe(200);
});

it('documents can be saved during three large uploads', async () => {
  const uploads = [1, 2, 3].map(() => upload(LARGE));
  await waitFor(3);
  const saving = upload(Buffer.from('a'));
  await waitFor(4);
  answerAll();
  await Promise.all([...uploads, saving]);
});

it('anonymous requests do not block uploads by signed-in users', async () => {
  const strangers = [1, 2, 3].map(signOut);
  await waitFor(3);
  const uploading = upload(LARGE);
  await waitFor(4);
  answerAll();
  expect((await uploading).status).toBe(200);
  await Promise.all(strangers);
});
