import { createHmac } from 'node:crypto';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';
import type { Outcome } from '#collections/mail/inbound/outcomes.ts';

const SECRET = 'a secret of the mail provider';
const PATH = '/api/inbound-mail';
const MAIL = 'Subject: Hello\r\n\r\nText';

const receive = vi.fn<(raw: Uint8Array) => Promise<Outcome>>();
let server: Server;
let closed: Server;

beforeAll(async () => {
  server = await serve({ inbound: { secret: SECRET, receive } });
  closed = await serve();
});

beforeEach(() => void receive.mockReset().mockResolvedValue('stored'));

afterAll(() => {
  server.close();
  closed.close();
});

const MINUTE_SECONDS = 60;

function signed(body: string, { secret = SECRET, age = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-signature': `t=${timestamp},sha256=${hmac}` };
}
const BEARER = { authorization: `Bearer ${SECRET}` };

const post = (headers: Record<string, string>, body: string | Buffer = MAIL) =>
  ask(server, { method: 'POST', path: PATH, headers, body });

describe('the address where a mail provider posts mails', () => {
  it.each([
    ['the secret', BEARER],
    ['a signature of the body', signed(MAIL)],
    ['a signature of four minutes ago', signed(MAIL, { age: 4 * MINUTE_SECONDS })],
  ])('takes a mail in with %s', async (_what, headers) => {
    expect(await post(headers)).toMatchObject({ status: 200, body: '{"outcome":"stored"}' });
    expect(Buffer.from(receive.mock.calls[0]?.[0] ?? []).toString()).toBe(MAIL);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['another secret', { authorization: 'Bearer another' }],
    ['the secret alone', { authorization: SECRET }],
    ['an empty signature', { 'x-signature': '' }],
    ['the signature of another body', signed('Another body')],
    ['a signature by another secret', signed(MAIL, { secret: 'another' })],
    ['a signature of six minutes ago', signed(MAIL, { age: 6 * MINUTE_SECONDS })],
    ['a signature of the future', signed(MAIL, { age: -6 * MINUTE_SECONDS })],
    ['a signature without a time', { 'x-signature': `sha256=${'a'.repeat(64)}` }],
  ])('refuses a mail with %s', async (_what, headers) => {
    expect(await post(headers)).toMatchObject({ status: 401 });
    expect(receive).not.toHaveBeenCalled();
  });

  it.each([
    ['that says so', true],
    ['that does not', false],
  ])('refuses a mail of more than 10 MB %s', async (_what, saysSo) => {
    const body = Buffer.alloc(10 * 1024 * 1024 + 1, 'x');
    const length: Record<string, string> = saysSo
      ? { 'content-length': String(body.length) }
      : { 'transfer-encoding': 'chunked' };
    expect(await post({ ...BEARER, ...length }, body)).toMatchObject({ status: 413 });
    expect(receive).not.toHaveBeenCalled();
  });

  it('takes a mail of 10 MB', async () => {
    expect(await post(BEARER, Buffer.alloc(10 * 1024 * 1024, 'x'))).toMatchObject({ status: 200 });
  });

  it('says that a body is no mail', async () => {
    receive.mockResolvedValue('malformed');
    expect(await post(BEARER)).toMatchObject({ status: 400 });
    expect(await post(BEARER, '')).toMatchObject({ status: 400 });
  });

  it('fails when the mail could not be stored, so that it is posted again', async () => {
    receive.mockRejectedValue(new Error('The database is away.'));
    const { status, body } = await post(BEARER);
    expect(status).toBe(500);
    expect(body).not.toContain('database');
  });

  /** Begins to post a mail, and sends nothing of it. */
  const stall = (headers: Record<string, string>) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers, agent: false });
    const status = new Promise<number>((resolve, reject) => {
      outgoing.once('response', (response) => resolve(response.resume().statusCode ?? 0));
      outgoing.once('error', reject);
    });
    outgoing.flushHeaders();
    return { outgoing, status };
  };

  it('still takes mails in while strangers hold connections without a body', async () => {
    const held = Array.from({ length: 6 }, () => stall({ ...signed('x'), 'transfer-encoding': 'chunked' }));
    expect(await Promise.all(held.slice(2).map(({ status }) => status))).toEqual([503, 503, 503, 503]);
    expect(await post(BEARER)).toMatchObject({ status: 200 });
    for (const { outgoing, status } of held) {
      status.catch(() => undefined);
      outgoing.destroy();
    }
  });

  it('closes a connection whose mail does not arrive in time', async () => {
    expect(await stall({ ...BEARER, 'transfer-encoding': 'chunked' }).status).toBe(408);
  });

  it('knows no other method', async () => {
    expect(await ask(server, { path: PATH, headers: BEARER })).toMatchObject({ status: 405 });
  });

  it('is not there unless a secret is set', async () => {
    const answer = await ask(closed, {
      method: 'POST',
      path: PATH,
      headers: { authorization: 'Bearer ' },
      body: MAIL,
    });
    expect(answer.status).toBe(404);
  });
});
