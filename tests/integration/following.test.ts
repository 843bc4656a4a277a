import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { Follow, Follower } from '#cms/payload-types.ts';
import type { FollowRequest } from '#collections/followers/submit.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let submit: typeof import('#collections/followers/submit.ts');
let links: typeof import('#collections/followers/links.ts');

beforeAll(async () => {
  test = await createTestPayload();
  submit = await import('#collections/followers/submit.ts');
  links = await import('#collections/followers/links.ts');
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

const anAddress = () => `owner-${randomUUID()}@example.com`;

const BUILDING: FollowRequest = {
  kind: 'building',
  subject: '1008350041',
  label: '350 5 Avenue, Manhattan',
  reminders: [30, 7],
  digest: false,
  changes: true,
};

const LAW: FollowRequest = { ...BUILDING, kind: 'law', subject: 'll97-320', label: 'Local Law 97' };

async function followerOf(email: string): Promise<Follower> {
  const where = { email: { equals: email } };
  const [follower] = (await test.payload.find({ collection: 'followers', where, depth: 0 })).docs;
  if (!follower) throw new Error('There is no such follower.');
  return follower;
}

async function followsOf(email: string): Promise<Follow[]> {
  const where = { 'follower.email': { equals: email } };
  return (await test.payload.find({ collection: 'follows', where, depth: 0, sort: 'id' })).docs;
}

async function mailsFor(email: string): Promise<Mail[]> {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  return docs.map(({ input }) => input as Mail).filter(({ to }) => to === email);
}

const tokenIn = (mail: Mail | undefined, purpose: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/follow/${purpose}/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';

async function tokensFor(email: string) {
  const mail = (await mailsFor(email)).at(-1);
  return { confirm: tokenIn(mail, 'confirm'), unsubscribe: tokenIn(mail, 'unsubscribe') };
}

async function confirmedFollower(...requests: FollowRequest[]) {
  const email = anAddress();
  for (const request of requests) await submit.follow(email, request);
  const tokens = await tokensFor(email);
  await links.applyFollowLink('confirm', tokens.confirm);
  return { email, ...tokens };
}

const laterThan10Minutes = (email: string) =>
  test.payload.db.pool.query(
    "update followers set confirmation_sent_at = now() - interval '11 minutes' where email = $1",
    [email],
  );

describe('following', () => {
  it('waits for its confirmation, which one mail asks for', async () => {
    const email = anAddress();
    await submit.follow(email, BUILDING);
    expect(await followerOf(email)).toMatchObject({ status: 'pending', confirmedAt: null });
    expect(await followsOf(email)).toMatchObject([
      {
        kind: 'building',
        subject: '1008350041',
        status: 'pending',
        remind60: false,
        remind30: true,
        remind7: true,
      },
    ]);
    const [mail, ...others] = await mailsFor(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('- 350 5 Avenue, Manhattan');
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<http://localhost:3000/follow/unsubscribe/${tokenIn(mail, 'unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('changes the choices of what is waiting, and sends no second mail within ten minutes', async () => {
    const email = anAddress();
    await submit.follow(email, BUILDING);
    await submit.follow(email, { ...BUILDING, reminders: [60], digest: true });
    await submit.follow(email, LAW);
    expect(await followsOf(email)).toMatchObject([
      { kind: 'building', remind60: true, remind30: false, remind7: false, digest: true },
      { kind: 'law' },
    ]);
    expect(await mailsFor(email)).toHaveLength(1);
    await laterThan10Minutes(email);
    await submit.follow(email, BUILDING);
    const mails = await mailsFor(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('- Local Law 97\n- 350 5 Avenue, Manhattan');
  });

  it('is stored and mailed once when ten tabs send it at once', async () => {
    const email = anAddress();
    await Promise.all(Array.from({ length: 10 }, () => submit.follow(email, BUILDING)));
    expect(await followsOf(email)).toHaveLength(1);
    expect(await mailsFor(email)).toHaveLength(1);
  });

  it('confirms everything that is waiting, and confirming again changes nothing', async () => {
    const { email, confirm } = await confirmedFollower(BUILDING, LAW);
    const { status, key } = await followerOf(email);
    expect(status).toBe('confirmed');
    expect((await followsOf(email)).map((follow) => follow.status)).toEqual(['confirmed', 'confirmed']);
    expect(await links.applyFollowLink('confirm', confirm)).toEqual({ state: 'open', key });
    expect(await followsOf(email)).toHaveLength(2);
  });

  it('is not confirmed by a program that opens the link', async () => {
    const email = anAddress();
    await submit.follow(email, BUILDING);
    const { confirm } = await tokensFor(email);
    expect(await links.checkFollowLink('confirm', confirm)).toEqual({
      state: 'open',
      labels: [BUILDING.label],
    });
    expect((await followerOf(email)).status).toBe('pending');
  });

  it('leaves what is confirmed as it is, and mails the way to the page again', async () => {
    const { email } = await confirmedFollower(BUILDING);
    const before = await followsOf(email);
    await submit.follow(email, { ...BUILDING, reminders: [60], label: BUILDING.label });
    expect(await followsOf(email)).toEqual(before);
    const mails = await mailsFor(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('- 350 5 Avenue, Manhattan (already confirmed: nothing changes)');
  });

  it('asks a follower to confirm each new subject, whoever typed the address', async () => {
    const { email } = await confirmedFollower(BUILDING);
    await submit.follow(email, LAW);
    expect((await followsOf(email)).map(({ status }) => status)).toEqual(['confirmed', 'pending']);
    expect((await mailsFor(email)).at(-1)?.text).toContain('- Local Law 97');
    expect((await mailsFor(email)).at(-1)?.text).not.toContain('350 5 Avenue');
  });

  it('stores nothing of spam, and nothing for an address that got several mails', async () => {
    const email = anAddress();
    await submit.follow(email, BUILDING, { isSpam: true });
    await expect(
      submit.follow(email, BUILDING, { takeMail: () => Promise.resolve(60) }),
    ).rejects.toBeInstanceOf(submit.TooManyMails);
    await expect(followerOf(email)).rejects.toThrow();
    expect(await mailsFor(email)).toEqual([]);
  });

  it.each(['unsubscribed', 'bounced'] as const)('starts again as pending once it has %s', async (status) => {
    const { email } = await confirmedFollower(BUILDING);
    const { id } = await followerOf(email);
    const data = { status, bounceReason: '550 no such user', bouncedAt: new Date().toISOString() };
    await test.payload.update({ collection: 'followers', id, data });
    await submit.follow(email, LAW);
    expect(await followerOf(email)).toMatchObject({ status: 'pending', bouncedAt: null, bounceReason: null });
    expect(await mailsFor(email)).toHaveLength(2);
  });
});

describe('the links of mails', () => {
  it('unsubscribes from everything, again and again, and the confirmation has then expired', async () => {
    const { email, confirm, unsubscribe } = await confirmedFollower(BUILDING, LAW);
    for (let time = 1; time <= 2; time += 1) {
      expect(await links.applyFollowLink('unsubscribe', unsubscribe)).toMatchObject({ state: 'open' });
    }
    expect(await followerOf(email)).toMatchObject({ status: 'unsubscribed' });
    expect(await followsOf(email)).toEqual([]);
    expect(await links.applyFollowLink('confirm', confirm)).toEqual({ state: 'expired' });
  });

  it('stops one follow, and with the last one all mails', async () => {
    const { signLinkToken } = await import('#cms/mail/signed-links.ts');
    const { email } = await confirmedFollower(BUILDING, LAW);
    for (const { id } of await followsOf(email)) {
      expect(await followerOf(email)).toMatchObject({ status: 'confirmed' });
      const token = await signLinkToken(test.payload.config.secret, 'follow/stop', id);
      expect(await links.applyFollowLink('stop', token)).toMatchObject({ state: 'open' });
    }
    expect(await followsOf(email)).toEqual([]);
    expect(await followerOf(email)).toMatchObject({ status: 'unsubscribed' });
  });

  it('refuses forged links, and links for something else', async () => {
    const { confirm } = await confirmedFollower(BUILDING);
    expect(await links.checkFollowLink('confirm', `${confirm}x`)).toEqual({ state: 'forged' });
    expect(await links.checkFollowLink('unsubscribe', confirm)).toEqual({ state: 'forged' });
  });
});
