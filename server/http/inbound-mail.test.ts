import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';
import type { Outcome } from '#cms/inbound-mail/outcomes.ts';

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

const signed = (body: string, secret = SECRET) => ({
  'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
});
const BEARER = { authorization: `Bearer ${SECRET}` };

const post = (headers: Record<string, string>, body: string | Buffer = MAIL) =>
  ask(server, { method: 'POST', path: PATH, headers, body });

describe('the address where a mail provider posts mails', () => {
  it.each([
    ['the secret', BEARER],
    ['a signature of the body', signed(MAIL)],
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
    ['a signature by another secret', signed(MAIL, 'another')],
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
