import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES } from '#law/following.ts';
import type { Mail } from '#cms/mail/queue.ts';
import { signLinkToken } from '#cms/mail/signed-links.ts';
import type { Follow, Subscriber } from '#cms/payload-types.ts';
import * as links from '#collections/following/subscribers/links.ts';
import * as manage from '#collections/following/subscribers/manage.ts';
import { follow, type FollowRequest, TooManyPending } from '#collections/following/subscribers/submit.ts';
import { subscribe } from '#collections/newsletters/subscriptions/submit.ts';
import { readFollowed } from '#app/data/subscribers.server.ts';
import * as answers from '#app/features/following/answers.server.ts';
import * as calendar from '#app/features/following/calendar.server.ts';
import { loadLink, receiveLink } from '#app/features/following/links.server.ts';
import * as mine from '#app/features/following/manage.server.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});

afterAll(() => test.close());

const anAddress = () => `owner-${randomUUID()}@example.com`;

const BUILDING: FollowRequest = {
  kind: 'building',
  subject: '1008350041',
  label: '350 5 Avenue, Manhattan',
  ...DEFAULT_CHOICES,
};

const ONLY_60 = { remind60: true, remind30: false, remind7: false };

const LAW: FollowRequest = { ...BUILDING, kind: 'law', subject: 'll97-320', label: 'Local Law 97' };

async function findFollower(email: string): Promise<Subscriber> {
  const where = { email: { equals: email } };
  const [follower] = (await test.payload.find({ collection: 'subscribers', where, depth: 0 })).docs;
  if (!follower) throw new Error('There is no such follower.');
  return follower;
}

async function findFollows(email: string): Promise<Follow[]> {
  const where = { 'follower.email': { equals: email }, status: { not_equals: 'stopped' } };
  const options = { where, depth: 0, sort: 'id', pagination: false } as const;
  return (await test.payload.find({ collection: 'follows', ...options })).docs;
}

const findMails = async (email: string): Promise<Mail[]> =>
  (await queuedMails(test.payload)).filter(({ to }) => to === email);

const findRequests = async (email: string): Promise<Mail[]> =>
  (await findMails(email)).filter((mail) => tokenIn(mail, 'confirm'));

const tokenIn = (mail: Mail | undefined, purpose: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/follow/${purpose}/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';

async function findTokens(email: string) {
  const mail = (await findRequests(email)).at(-1);
  return { confirm: tokenIn(mail, 'confirm'), unsubscribe: tokenIn(mail, 'unsubscribe') };
}

async function confirmedFollower(...requests: FollowRequest[]) {
  const email = anAddress();
  for (const request of requests) {
    await follow(email, request);
    await laterThan10Minutes(email);
  }
  const tokens = await findTokens(email);
  await links.applyLink('follow/confirm', tokens.confirm);
  const { key } = await findFollower(email);
  return { email, key, ...tokens };
}

const laterThan10Minutes = (email: string) =>
  test.payload.db.pool.query(
    "update subscribers set confirmation_sent_at = now() - interval '11 minutes' where email = $1",
    [email],
  );

describe('a follow', () => {
  it('stays pending until it is confirmed, and sends one confirmation email', async () => {
    const email = anAddress();
    await follow(email, BUILDING);
    expect(await findFollower(email)).toMatchObject({ status: 'pending', confirmedAt: null });
    expect(await findFollows(email)).toMatchObject([
      {
        kind: 'building',
        subject: '1008350041',
        status: 'pending',
        remind60: false,
        remind30: true,
        remind7: true,
      },
    ]);
    const [mail, ...others] = await findMails(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('- 350 5 Avenue, Manhattan');
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<http://localhost:3000/follow/unsubscribe/${tokenIn(mail, 'unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('keeps its first choices and answers while pending, and sends at most one email every ten minutes', async () => {
    const email = anAddress();
    await follow(email, { ...BUILDING, answers: 'boiler=yes' });
    await follow(email, { ...BUILDING, ...ONLY_60, digest: true, answers: 'boiler=no' });
    await follow(email, LAW);
    expect(await findFollows(email)).toMatchObject([
      {
        kind: 'building',
        remind60: false,
        remind30: true,
        remind7: true,
        digest: false,
        answers: 'boiler=yes',
      },
      { kind: 'law' },
    ]);
    expect(await findMails(email)).toHaveLength(1);
    await laterThan10Minutes(email);
    await follow(email, BUILDING);
    const mails = await findMails(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('- Local Law 97\n- 350 5 Avenue, Manhattan');
  });

  it("stores the visitor's answers about the building until they change them", async () => {
    const own = { ...BUILDING, subject: '2042500026', answers: 'elevator=yes&floors=6&units=42' };
    const { email, key } = await confirmedFollower(own);
    const [stored] = await findFollows(email);
    expect(stored?.answers).toBe(own.answers);
    const lawsNow = async () => {
      const [followed] = await readFollowed(await findFollows(email), '2026-11-26');
      return followed?.buildings[0]?.lines.filter(({ verdict }) => verdict === 'applies').map(({ id }) => id);
    };
    expect(await lawsNow()).toContain('elevator');
    const [item] = (await mine.loadManaged(argsFor(key))).groups[0]?.items ?? [];
    expect(item?.own && item.own.answers).toContainEqual({ label: 'Homes', value: '42' });
    expect(item?.url).toBe(`/buildings/2042500026?${own.answers}`);

    const change = async (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const request = new Request('https://example.com', { method: 'POST', body });
      const params = { key, id: String(stored?.id) };
      const answered = await answers.receiveFollowAnswers({
        ...(argsFor(key) as object),
        request,
        params,
      } as never);
      if (answered instanceof Response) return answered.headers.get('location');
      return 'init' in answered ? answered.init?.status : undefined;
    };
    expect(await change({ units: 'forty' })).toBe(400);
    expect(await change({ elevator: 'no' })).toBe(`/follow/${key}?done=answers#follow-${stored?.id}`);
    expect((await findFollows(email))[0]?.answers).toBe('elevator=no');
    expect(await lawsNow()).not.toContain('elevator');
  });

  it('of the gas piping law stores the community district, so that only its dates are listed', async () => {
    const own = { ...LAW, subject: 'll152', label: 'Gas piping inspection', answers: 'district=304' };
    const { email, key } = await confirmedFollower(own);
    const [stored] = await findFollows(email);
    const [item] = (await mine.loadManaged(argsFor(key))).groups[0]?.items ?? [];
    expect(item?.next).toMatchObject({
      what: 'Have the gas piping inspected and certified',
      decidedBy: undefined,
    });
    expect(item?.own && item.own.answers).toEqual([
      { label: 'Community district', value: 'Brooklyn 4 (Bushwick)' },
    ]);
    const [followed] = await readFollowed(await findFollows(email), '2026-11-26');
    expect(followed?.deadlines.map(({ key: deadline }) => deadline)).toEqual(['ll152-c']);
    const params = { key, id: String(stored?.id) };
    const asked = await answers.loadFollowAnswers({ ...(argsFor(key) as object), params } as never);
    expect(asked.questions.map(({ id, field }) => [id, field?.value])).toEqual([['district', '304']]);
  });

  it('keeps its answers once confirmed, even if someone else signs up for it again', async () => {
    const { email } = await confirmedFollower({ ...BUILDING, answers: 'boiler=yes' });
    await follow(email, { ...BUILDING, answers: 'boiler=no' });
    expect((await findFollows(email))[0]?.answers).toBe('boiler=yes');
  });

  it('is stored and emailed once when ten tabs submit it at once', async () => {
    const email = anAddress();
    await Promise.all(Array.from({ length: 10 }, () => follow(email, BUILDING)));
    expect(await findFollows(email)).toHaveLength(1);
    expect(await findMails(email)).toHaveLength(1);
  });

  it('is confirmed together with all others in the email, and confirming again changes nothing', async () => {
    const { email, key, confirm } = await confirmedFollower(BUILDING, LAW);
    expect(await findFollower(email)).toMatchObject({ status: 'confirmed' });
    expect((await findFollows(email)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    expect(await links.applyLink('follow/confirm', confirm)).toEqual({ state: 'open', key });
    expect(await findFollows(email)).toHaveLength(2);
  });

  it('emails the private link once, after the first confirmation', async () => {
    const { email, key, confirm } = await confirmedFollower(BUILDING);
    await links.applyLink('follow/confirm', confirm);
    await follow(email, LAW);
    await links.applyLink('follow/confirm', (await findTokens(email)).confirm);
    const withLink = (await findMails(email)).filter(({ text }) => text.includes(`/follow/${key}\n`));
    expect(withLink.map(({ subject }) => subject)).toEqual(['Your page at Lotline']);
  });

  it('is confirmed only by the link in an email that lists it', async () => {
    const email = anAddress();
    await follow(email, BUILDING);
    const { confirm } = await findTokens(email);
    await follow(email, LAW);
    await follow(email, { ...BUILDING, digest: true });
    expect(await links.checkLink('follow/confirm', confirm)).toMatchObject({ labels: [BUILDING.label] });
    await links.applyLink('follow/confirm', confirm);
    await links.applyLink('follow/confirm', confirm);
    expect(await findFollows(email)).toMatchObject([
      { kind: 'building', status: 'confirmed' },
      { kind: 'law', status: 'pending' },
    ]);
    const { groups } = await mine.loadManaged(argsFor((await findFollower(email)).key));
    const items = groups.flatMap((group) => group.items);
    expect(items.map(({ isPending }) => isPending)).toEqual([false, true]);

    await laterThan10Minutes(email);
    await follow(email, LAW);
    await links.applyLink('follow/confirm', (await findTokens(email)).confirm);
    expect((await findFollows(email)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });

  it('is not confirmed by a link that does not say which follows its email listed', async () => {
    const email = anAddress();
    await follow(email, BUILDING);
    const { id } = await findFollower(email);
    const token = await signLinkToken(test.payload.config.secret, 'follow/confirm', id);
    await links.applyLink('follow/confirm', token);
    expect((await findFollows(email)).map(({ status }) => status)).toEqual(['pending']);
  });

  it('is rejected while the email address has twenty pending follows, which stay unchanged', async () => {
    const { email } = await confirmedFollower(LAW);
    const nth = (index: number) => ({ ...BUILDING, subject: String(1_008_350_041 + index) });
    const requests = Array.from({ length: 21 }, (_, index) => follow(email, nth(index)));
    const outcomes = await Promise.allSettled(requests);
    const refused = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(refused).toEqual([expect.any(TooManyPending)]);
    expect(String(refused[0])).not.toContain(email);
    expect(await findFollows(email)).toHaveLength(21);
    const [, waiting] = await findFollows(email);
    await follow(email, { ...BUILDING, subject: waiting?.subject ?? '', digest: true });
    expect((await findFollows(email))[1]).toMatchObject({ id: waiting?.id, digest: false });
    await follow(anAddress(), nth(0));
  });

  it('that is already confirmed stays the same when resubmitted, but triggers another email', async () => {
    const { email } = await confirmedFollower(BUILDING);
    const before = await findFollows(email);
    await follow(email, { ...BUILDING, ...ONLY_60 });
    expect(await findFollows(email)).toEqual(before);
    const mails = await findRequests(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('- 350 5 Avenue, Manhattan (already confirmed: nothing changes)');
  });

  it('of a new subject must be confirmed, even if the email address is already confirmed', async () => {
    const { email } = await confirmedFollower(BUILDING);
    await follow(email, LAW);
    expect((await findFollows(email)).map(({ status }) => status)).toEqual(['confirmed', 'pending']);
    expect((await findMails(email)).at(-1)?.text).toContain('- Local Law 97');
    expect((await findMails(email)).at(-1)?.text).not.toContain('350 5 Avenue');
  });

  it('is not stored if it is spam or if the email address was just sent several messages', async () => {
    const email = anAddress();
    await follow(email, BUILDING, { isSpam: true });
    const takeMail = () => Promise.reject(new Error('several mails'));
    await expect(follow(email, BUILDING, { takeMail })).rejects.toThrow('several mails');
    await expect(findFollower(email)).rejects.toThrow();
    expect(await findMails(email)).toEqual([]);
  });

  it.each(['unsubscribed', 'bounced'] as const)(
    'starts over as pending if the follower had the status "%s"',
    async (status) => {
      const { email } = await confirmedFollower(BUILDING);
      const { id } = await findFollower(email);
      const data = { status, bounceReason: '550 no such user', bouncedAt: new Date().toISOString() };
      await test.payload.update({ collection: 'subscribers', id, data });
      await follow(email, LAW);
      expect(await findFollower(email)).toMatchObject({
        status: 'pending',
        bouncedAt: null,
        bounceReason: null,
      });
      expect(await findRequests(email)).toHaveLength(2);
    },
  );
});

describe('email links', () => {
  it('unsubscribe from everything, even if used twice, after which the confirm link has expired', async () => {
    const { email, confirm, unsubscribe } = await confirmedFollower(BUILDING, LAW);
    for (let time = 1; time <= 2; time += 1) {
      expect(await links.applyLink('follow/unsubscribe', unsubscribe)).toMatchObject({ state: 'open' });
    }
    expect(await findFollower(email)).toMatchObject({ status: 'unsubscribed' });
    expect(await findFollows(email)).toEqual([]);
    expect(await links.applyLink('follow/confirm', confirm)).toEqual({ state: 'expired' });
  });

  it('stop one follow, and all emails once the last follow is stopped', async () => {
    const { email } = await confirmedFollower(BUILDING, LAW);
    for (const { id } of await findFollows(email)) {
      expect(await findFollower(email)).toMatchObject({ status: 'confirmed' });
      const token = await signLinkToken(test.payload.config.secret, 'follow/stop', id);
      expect(await links.applyLink('follow/stop', token)).toMatchObject({ state: 'open' });
    }
    expect(await findFollows(email)).toEqual([]);
    expect(await findFollower(email)).toMatchObject({ status: 'unsubscribed' });
  });

  it.each(['follow/stop', 'follow/unsubscribe'] as const)('can undo the action "%s"', async (purpose) => {
    const { email } = await confirmedFollower({ ...BUILDING, answers: 'boiler=yes' }, LAW);
    const [first, ...others] = await findFollows(email);
    const { id } = await findFollower(email);
    const scope = purpose === 'follow/stop' ? first!.id : id;
    const token = await signLinkToken(test.payload.config.secret, purpose, scope);
    await links.applyLink(purpose, token);
    const stopped = purpose === 'follow/stop' ? [first!] : [first!, ...others];
    expect(await links.checkLink(purpose, token)).toEqual({
      state: 'open',
      labels: [],
      stopped: stopped.map(({ label }) => label).toSorted(),
    });
    for (let time = 1; time <= 2; time += 1) await links.applyLink(purpose, token, { isUndone: true });
    expect(await findFollower(email)).toMatchObject({ status: 'confirmed', unsubscribedAt: null });
    const undone = (await findFollows(email)).map((each) => ({ ...each, updatedAt: '' }));
    expect(undone).toEqual([first!, ...others].map((each) => ({ ...each, updatedAt: '' })));
  });

  it('delete an unconfirmed follow when the visitor stops it', async () => {
    const email = anAddress();
    await follow(email, BUILDING);
    await links.applyLink('follow/unsubscribe', (await findTokens(email)).unsubscribe);
    const where = { 'follower.email': { equals: email } };
    expect((await test.payload.count({ collection: 'follows', where })).totalDocs).toBe(0);
  });

  it('are rejected with status 400 if they are forged or made for another purpose', async () => {
    const { confirm } = await confirmedFollower(BUILDING);
    for (const [purpose, token] of [
      ['follow/confirm', `${confirm}x`],
      ['follow/unsubscribe', confirm],
      ['newsletter/unsubscribe', 'nonsense'],
    ] as const) {
      expect(await links.checkLink(purpose, token)).toEqual({ state: 'forged' });
      const argsWith = (init: RequestInit) =>
        ({
          request: new Request(`http://localhost:3000/${purpose}/${token}`, init),
          params: { token },
        }) as never;
      const body = new URLSearchParams();
      const responses = [await loadLink(argsWith({})), await receiveLink(argsWith({ method: 'POST', body }))];
      expect(responses).toMatchObject([{ init: { status: 400 } }, { init: { status: 400 } }]);
    }
  });
});

const PAGE = 'http://localhost:3000/follow';

const argsFor = (key: string, seconds?: number) =>
  ({
    request: new Request(`${PAGE}/${key}`),
    params: { key },
    context: { takeGuess: () => Promise.resolve(seconds) },
  }) as never;

const calendarStatus = async (key: string | null | undefined, seconds?: number): Promise<number> => {
  const context = { takeGuess: () => Promise.resolve(seconds) };
  const request = new Request(`${PAGE}/calendar/${key}.ics`);
  return (await calendar.followerCalendarResponse(request, context, key ?? undefined)).status;
};

describe("a follower's page", () => {
  it('shows all follows by kind, with their next dates, and the newsletters', async () => {
    const { email, key } = await confirmedFollower(BUILDING, LAW);
    await subscribe(email, 'll97_blog');
    const view = await mine.loadManaged(argsFor(key));
    expect(view.groups.map(({ kind, items }) => [kind, items.map(({ label, url }) => [label, url])])).toEqual(
      [
        ['building', [[BUILDING.label, '/buildings/1008350041']]],
        ['law', [['Local Law 97', '/laws/ll97-320']]],
      ],
    );
    const [building, law] = view.groups.map(({ items }) => items[0]!);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    expect(building!.next!.day >= today).toBe(true);
    expect(law!.next!.day >= today).toBe(true);
    expect(view.newsletters.map(({ name }) => name)).toEqual(['Local Law 97 newsletter']);
  });

  it('says whom a date applies to if it depends on the lot', async () => {
    const gas: FollowRequest = { ...BUILDING, kind: 'law', subject: 'll152', label: 'Gas piping' };
    const walls: FollowRequest = { ...BUILDING, kind: 'law', subject: 'retaining-wall', label: 'Walls' };
    const { key } = await confirmedFollower(gas, walls, LAW);
    const { groups } = await mine.loadManaged(argsFor(key));
    const items = groups.flatMap((group) => group.items);
    const nextDate = (label: string) => items.find((item) => item.label === label)?.next;
    expect(nextDate('Gas piping')).toMatchObject({ decidedBy: 'community district' });
    expect(nextDate('Gas piping')?.what).toMatch(
      /^Have the gas piping inspected and certified \(community districts [\d, ]+ and \d+ only\)$/,
    );
    expect(nextDate('Walls')).toMatchObject({ decidedBy: 'borough' });
    expect(nextDate('Local Law 97')?.decidedBy).toBeUndefined();
  });

  it('returns 404 for an unknown key, and 429 if the visitor has tried many keys', async () => {
    const unknown = 'A'.repeat(22);
    await expect(mine.loadManaged(argsFor(unknown))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(mine.loadManaged(argsFor(unknown, 60))).rejects.toMatchObject({ init: { status: 429 } });
    await expect(mine.loadManaged(argsFor('1 or 1=1'))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('changes choices only for its own follows', async () => {
    const one = await confirmedFollower(BUILDING);
    const other = await confirmedFollower(BUILDING);
    const [own] = await findFollows(one.email);
    const [foreign] = await findFollows(other.email);
    const choices = { ...ONLY_60, digest: true, changes: false, record: true };
    await manage.changeChoices(one.key, own!.id, choices);
    await manage.changeChoices(one.key, foreign!.id, choices);
    await manage.stopTopic(one.key, 'follows', foreign!.id);
    await manage.resumeFollow(one.key, foreign!.id);
    expect(await findFollows(one.email)).toMatchObject([
      { remind60: true, remind30: false, digest: true, changes: false, record: true },
    ]);
    expect(await findFollows(other.email)).toEqual([foreign]);
  });

  it('confirms a pending follow when its owner saves it', async () => {
    const { email, key } = await confirmedFollower(BUILDING);
    await follow(email, LAW);
    const [, law] = await findFollows(email);
    await manage.changeChoices(key, law!.id, DEFAULT_CHOICES);
    expect((await findFollows(email)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });

  it('confirms and stops only its own newsletters', async () => {
    const { email, key } = await confirmedFollower(BUILDING);
    const other = await confirmedFollower(BUILDING);
    for (const address of [email, other.email]) await subscribe(address, 'll97_blog');
    const listNewsletters = async (owner: string) => (await mine.loadManaged(argsFor(owner))).newsletters;
    const foreign = await listNewsletters(other.key);
    const [own] = await listNewsletters(key);
    expect(own).toMatchObject({ isPending: true });
    for (const { id } of [own!, foreign[0]!]) await manage.confirmNewsletter(key, id);
    expect(await listNewsletters(key)).toMatchObject([{ isPending: false }]);
    for (const { id } of [own!, foreign[0]!]) await manage.stopTopic(key, 'newsletters', id);
    expect(await listNewsletters(key)).toEqual([]);
    expect(await listNewsletters(other.key)).toEqual(foreign);
    expect(await findFollower(email)).toMatchObject({ status: 'confirmed' });
  });

  it('stops all follows and newsletters with one click', async () => {
    const { email, key } = await confirmedFollower(BUILDING, LAW);
    await subscribe(email, 'll97_blog');
    await manage.stopEverything(key);
    expect(await findFollows(email)).toEqual([]);
    expect(await findFollower(email)).toMatchObject({ status: 'unsubscribed' });
    expect((await mine.loadManaged(argsFor(key))).newsletters).toEqual([]);
  });

  it('resumes a follow stopped in the last week, but signing up for it again requires confirmation', async () => {
    const { email, key } = await confirmedFollower(BUILDING, LAW);
    const before = await findFollows(email);
    await manage.stopEverything(key);
    const { stopped, groups } = await mine.loadManaged(argsFor(key));
    expect(groups).toEqual([]);
    expect(stopped).toEqual(before.map(({ id, label }) => ({ id, label })));
    await manage.resumeFollow(key, before[0]!.id);
    expect((await findFollows(email)).map(({ id, status }) => [id, status])).toEqual([
      [before[0]!.id, 'confirmed'],
    ]);
    await follow(email, { ...LAW, digest: true });
    expect((await findFollows(email))[1]).toMatchObject({ kind: 'law', status: 'pending', digest: true });
    expect((await mine.loadManaged(argsFor(key))).stopped).toEqual([]);
  });

  it('has one calendar, whose URL can be replaced and removed', async () => {
    const { email, key } = await confirmedFollower(BUILDING, LAW);
    const calendarKey = async () => (await findFollower(email)).calendarKey;
    await manage.changeCalendar(key, 'new');
    const first = await calendarKey();
    expect(await calendarStatus(first)).toBe(200);
    await manage.changeCalendar(key, 'new');
    const second = await calendarKey();
    expect(await calendarStatus(second)).toBe(200);
    expect(await calendarStatus(first)).toBe(404);
    await manage.changeCalendar(key, 'none');
    expect(await calendarStatus(second)).toBe(404);
    expect(await calendarStatus(second, 60)).toBe(429);
  });

  it('can get a new URL, which is emailed, and older links stop working', async () => {
    const { email, key, confirm } = await confirmedFollower(BUILDING);
    const replaced = await manage.replaceKey(key);
    expect(replaced).not.toBe(key);
    await expect(mine.loadManaged(argsFor(key))).rejects.toMatchObject({ init: { status: 404 } });
    expect((await mine.loadManaged(argsFor(replaced!))).email).toBe(email);
    expect((await findMails(email)).at(-1)?.text).toContain(`/follow/${replaced}\n`);
    expect(await links.applyLink('follow/confirm', confirm)).toEqual({ state: 'expired' });
    expect(await manage.replaceKey(key)).toBeUndefined();
    // Anyone can trigger another email, which must not make the older link work again.
    await follow(email, LAW);
    expect(await links.applyLink('follow/confirm', confirm)).toEqual({ state: 'expired' });
    const { confirm: newest } = await findTokens(email);
    expect(await links.applyLink('follow/confirm', newest)).toEqual({ state: 'open', key: replaced });
  });

  it('erases the email address with its follows and newsletters', async () => {
    const { email, key, unsubscribe } = await confirmedFollower(BUILDING, LAW);
    await subscribe(email, 'll97_blog');
    await manage.eraseSubscriber(key);
    expect(await findFollows(email)).toEqual([]);
    await expect(findFollower(email)).rejects.toThrow();
    const where = { email: { equals: email } };
    expect((await test.payload.find({ collection: 'newsletter-subscriptions', where })).docs).toEqual([]);
    expect(await links.applyLink('follow/unsubscribe', unsubscribe)).toEqual({ state: 'expired' });
  });
});
