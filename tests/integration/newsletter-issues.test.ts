import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ModuleSlug, regulatoryModule } from '#law/modules.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import type { NewsletterIssue, NewsletterSubscription } from '#cms/payload-types.ts';
import { createArticle, newsletterIssue } from '../support/factories.ts';
import { queuedMails } from '../support/following.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, signInAs } from '../support/rest.ts';

let test: TestPayload;
let sendDueIssues: (typeof import('#collections/newsletters/issues/send.ts'))['sendDueIssues'];
let sendIssue: (typeof import('#collections/newsletters/issues/send.ts'))['sendIssue'];
let workflow: typeof import('#collections/newsletters/issues/workflow.ts');
let bounces: typeof import('#collections/mail/bounces.ts');
let links: typeof import('#collections/following/subscribers/links.ts');
let archive: typeof import('#app/data/newsletter-issues.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  ({ sendDueIssues, sendIssue } = await import('#collections/newsletters/issues/send.ts'));
  workflow = await import('#collections/newsletters/issues/workflow.ts');
  bounces = await import('#collections/mail/bounces.ts');
  links = await import('#collections/following/subscribers/links.ts');
  archive = await import('#app/data/newsletter-issues.server.ts');
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const collection of ['newsletter-issues', 'newsletter-subscriptions', 'payload-jobs'] as const) {
    await test.payload.delete({ collection, where: {} });
  }
});

afterAll(() => test.close());

const createIssue = (overrides: Partial<NewsletterIssue> = {}): Promise<NewsletterIssue> =>
  test.payload.create({ collection: 'newsletter-issues', data: newsletterIssue(overrides) });

type Subscriber = Pick<NewsletterSubscription, 'status' | 'email'>;

const subscribe = (
  module: ModuleSlug = 'll97',
  { status = 'confirmed', email = `reader-${randomUUID()}@example.com` }: Partial<Subscriber> = {},
): Promise<string> =>
  addSubscription(test.payload, { email, source: regulatoryModule(module).newsletterSource, status });

const subscribeMany = (count: number) =>
  test.payload.db.pool.query(
    `with added as (
       insert into subscribers (email, key, status)
       select 'many-' || n || '@example.com', gen_random_uuid(), 'confirmed' from generate_series(1, $1) n
       on conflict (email) do update set key = excluded.key returning id, email
     )
     insert into newsletter_subscriptions (subscriber_id, email, source, status)
     select id, email, 'll97_blog', 'confirmed' from added`,
    [count],
  );

const mails = () => queuedMails(test.payload);

const recipients = async (): Promise<string[]> => (await mails()).map(({ to }) => to).sort();

const stored = (id: number): Promise<NewsletterIssue> =>
  test.payload.findByID({ collection: 'newsletter-issues', id, depth: 0 });

const sendNow = (id: number) => inTransaction(test.payload, (req) => workflow.sendNow(req, id));

async function send(id: number): Promise<void> {
  await sendNow(id);
  await sendDueIssues(test.payload);
}

const schedule = (id: number, at: string) =>
  inTransaction(test.payload, (req) => workflow.schedule(req, id, new Date(at)));

const IN_100_YEARS = '2126-01-01T12:00:00Z';

describe('sending an issue', () => {
  it('emails confirmed subscribers the text with absolute links and a way to unsubscribe', async () => {
    const email = await subscribe();
    const { id, slug } = await createIssue();
    await send(id);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: 'News of the list',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toContain('The list has changed. See the figures <http://localhost:3000/figures>.');
    expect(mail?.html).toContain('href="http://localhost:3000/figures"');
    expect(mail?.text).toContain(`http://localhost:3000/newsletter/issues/${slug}\n`);
    expect(mail?.text).toContain('you subscribed to the Local Law 97 newsletter');
    expect(mail?.text).toMatch(/everything you get from us:\n\S+\/follow\/\S+\n/);
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(new RegExp(`\\?issue=${slug}>$`));
    expect(await stored(id)).toMatchObject({ status: 'sent', recipients: 1 });
  });

  it("fills the day's figures into the title and the text", async () => {
    await subscribe();
    const body = markdownToLexical('The penalty is {figure:ll97-penalty-per-ton} per ton.');
    const { id } = await createIssue({ title: '{figure:ll97-penalty-per-ton} per ton', body });
    await send(id);
    const [mail] = await mails();
    expect(mail?.subject).toBe('$268 per ton');
    expect(mail?.text).toContain('The penalty is $268 per ton.');
  });

  it('skips subscribers who are pending, unsubscribed, bounced or spam, or get another newsletter', async () => {
    for (const status of ['pending', 'unsubscribed', 'bounced', 'spam'] as const) {
      await subscribe('ll97', { status });
    }
    await subscribe('cwz');
    const { id } = await createIssue();
    await send(id);
    expect(await recipients()).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'sent', recipients: 0 });
  });

  it('emails a person with two subscriptions once', async () => {
    const both = await subscribe('ll97');
    await subscribe('ll199', { email: both });
    const one = await subscribe('ll199');
    const { id } = await createIssue({ newsletters: ['ll97', 'll199'] });
    await send(id);
    expect(await recipients()).toEqual([both, one].sort());
  });

  it('emails each of 110 subscribers once when two processes send and one is aborted', async () => {
    await subscribeMany(110);
    const { id } = await createIssue();
    await sendNow(id);
    const { queue } = test.payload.jobs;
    let calls = 0;
    vi.spyOn(test.payload.jobs, 'queue').mockImplementation((...args: Parameters<typeof queue>) => {
      calls += 1;
      if (calls === 106) throw new Error('killed');
      return queue(...args);
    });
    const outcomes = await Promise.allSettled([sendIssue(test.payload, id), sendIssue(test.payload, id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sendDueIssues(test.payload);
    const mailed = await recipients();
    expect(mailed).toHaveLength(110);
    expect(new Set(mailed).size).toBe(110);
    expect(await stored(id)).toMatchObject({ status: 'sent', recipients: 110 });
  });

  it('is rejected if the issue was already sent or there is nothing to send', async () => {
    const { id } = await createIssue();
    await send(id);
    await expect(sendNow(id)).rejects.toThrow('This issue was sent already.');
    const empty = await createIssue({ body: null });
    await expect(schedule(empty.id, '2020-01-01T12:00:00Z')).rejects.toThrow('Choose a time in the future.');
    await expect(sendNow(empty.id)).rejects.toThrow('There is nothing to send yet.');
    const unknown = await createIssue({ body: markdownToLexical('{figure:no-such-figure}') });
    await expect(sendNow(unknown.id)).rejects.toThrow(
      'The text uses {figure:no-such-figure}, which does not exist.',
    );
  });
});

describe('an issue that is being sent', () => {
  it('cannot be changed, and is emailed with the text from when sending began', async () => {
    await subscribe();
    const article = await createArticle(test.payload, { excerpt: 'As it was.' });
    const { id } = await createIssue({ articles: [article.id] });
    await sendNow(id);
    const path = `/api/newsletter-issues/${id}`;
    for (const role of ['editor', 'admin'] as const) {
      const as = await signInAs(test.payload, role);
      expect((await patch(test.payload, path, { as, body: { title: 'After' } })).status).toBe(403);
    }
    await test.payload.update({ collection: 'articles', id: article.id, data: { excerpt: 'As it is.' } });
    await sendDueIssues(test.payload);
    expect((await mails())[0]?.text).toContain('As it was.');
    const { answer } = await get(test.payload, `${path}/mail`, await signInAs(test.payload, 'editor'));
    expect(answer).toMatchObject({ mail: { text: expect.stringContaining('As it was.') } });
  });
});

describe('a scheduled issue', () => {
  it('is sent once, at its time', async () => {
    const email = await subscribe();
    const { id } = await createIssue();
    await schedule(id, '2126-01-01T12:00:00Z');
    await sendDueIssues(test.payload);
    expect(await recipients()).toEqual([]);
    await sendDueIssues(test.payload, new Date('2126-01-01T12:00:01Z'));
    await sendDueIssues(test.payload, new Date('2126-01-01T12:05:00Z'));
    expect(await recipients()).toEqual([email]);
  });

  it('is not sent once it is canceled, unless it is scheduled again', async () => {
    await subscribe();
    const { id } = await createIssue();
    await schedule(id, IN_100_YEARS);
    await inTransaction(test.payload, (req) => workflow.cancel(req, id));
    await sendDueIssues(test.payload, new Date('2127-01-01T12:00:00Z'));
    expect(await recipients()).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'canceled', sendAt: null });
    await schedule(id, IN_100_YEARS);
    await sendDueIssues(test.payload, new Date('2127-01-01T12:00:00Z'));
    expect(await recipients()).toHaveLength(1);
  });

  it('is canceled if its articles were unpublished, without blocking other issues', async () => {
    const email = await subscribe();
    const article = await createArticle(test.payload);
    const lost = await createIssue({ body: null, articles: [article.id] });
    const other = await createIssue();
    await schedule(lost.id, IN_100_YEARS);
    await schedule(other.id, IN_100_YEARS);
    await test.payload.update({ collection: 'articles', id: article.id, data: { _status: 'draft' } });
    await sendDueIssues(test.payload, new Date('2127-01-01T12:00:00Z'));
    expect(await stored(lost.id)).toMatchObject({ status: 'canceled' });
    expect(await recipients()).toEqual([email]);
  });
});

describe('a recipient of an issue', () => {
  it('is counted once after unsubscribing with the link in the issue', async () => {
    const email = await subscribe();
    const { id, slug } = await createIssue();
    await send(id);
    const [mail] = await mails();
    const token = /\/newsletter\/unsubscribe\/([^?\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await links.applyLink('newsletter/unsubscribe', token, { issue: 'another-issue' });
    expect(await stored(id)).toMatchObject({ unsubscribed: 0 });
    const where = { email: { equals: email } };
    const data = { status: 'confirmed' } as const;
    await test.payload.update({ collection: 'newsletter-subscriptions', where, data });
    await links.applyLink('newsletter/unsubscribe', token, { issue: slug });
    await links.applyLink('newsletter/unsubscribe', token, { issue: slug });
    expect(await stored(id)).toMatchObject({ unsubscribed: 1 });
  });

  it('gets no more issues once an email bounces, and is counted as bounced for the last issue', async () => {
    const email = await subscribe();
    const first = await createIssue();
    await send(first.id);
    const second = await createIssue();
    await send(second.id);
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(test.payload, (req) => bounces.markBounced(req, email, 'No such mailbox'));
    }
    expect(await stored(first.id)).toMatchObject({ bounced: 0 });
    expect(await stored(second.id)).toMatchObject({ bounced: 1 });
    const third = await createIssue();
    await send(third.id);
    expect(await mails()).toHaveLength(2);
  });

  it('is erased with the subscriber, and only the counts remain', async () => {
    await subscribe();
    const { id } = await createIssue();
    await send(id);
    await test.payload.delete({ collection: 'subscribers', where: {} });
    const { rows } = await test.payload.db.pool.query(
      "select from sent_notifications where key like 'issue %'",
    );
    expect(rows).toEqual([]);
    expect(await stored(id)).toMatchObject({ recipients: 1 });
  });
});

describe('the panel', () => {
  it('shows an editor the number of recipients and a preview, sends the issue, and shows its counts', async () => {
    await subscribe();
    await subscribe('ll97', { status: 'pending' });
    const editor = await signInAs(test.payload, 'editor');
    const { id } = await createIssue();
    const path = `/api/newsletter-issues/${id}`;
    const before = await get(test.payload, `${path}/mailing`, editor);
    expect(before.answer).toMatchObject({ status: 'draft', subscribers: 1 });
    expect((await get(test.payload, `${path}/mail`, editor)).answer).toMatchObject({
      mail: { subject: 'News of the list', text: expect.stringContaining('The list has changed.') },
    });
    expect((await post(test.payload, `${path}/send`, { as: editor })).answer).toEqual({
      message: 'On its way to 1 person.',
    });
    expect((await post(test.payload, `${path}/send`, { as: editor })).status).toBe(400);
    await sendDueIssues(test.payload);
    const counts = async () => (await get(test.payload, `${path}/mailing`, editor)).answer;
    expect(await counts()).toMatchObject({ status: 'sent', counts: { recipients: 1, accepted: 0 } });
    await test.payload.delete({ collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } });
    expect(await counts()).toMatchObject({ counts: { recipients: 1, accepted: 1 } });
  });

  it('sends a test issue only to the editor who requests it', async () => {
    await subscribe();
    const editor = await signInAs(test.payload, 'editor');
    const { id } = await createIssue();
    const { answer } = await post(test.payload, `/api/newsletter-issues/${id}/test`, { as: editor });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Test: News of the list' });
    expect(answer).toEqual({ message: `A test is on its way to ${mail?.to}.` });
    expect(await stored(id)).toMatchObject({ status: 'draft', recipients: 0 });
  });

  it('creates issues from an article with unique slugs, and schedules one in New York time', async () => {
    const editor = await signInAs(test.payload, 'editor');
    const article = await createArticle(test.payload);
    const make = () => post(test.payload, `/api/newsletter-issues/of-article/${article.id}`, { as: editor });
    const first = (await make()).answer as { id: number };
    const second = (await make()).answer as { id: number };
    expect(await stored(first.id)).toMatchObject({
      title: article.title,
      slug: article.slug,
      newsletters: [article.module],
      articles: [article.id],
      status: 'draft',
    });
    expect((await stored(second.id)).slug).toBe(`${article.slug}-2`);
    const path = `/api/newsletter-issues/${first.id}/schedule`;
    const scheduled = await post(test.payload, path, { as: editor, body: { at: '2126-07-01T09:00' } });
    expect(scheduled.answer.message).toContain('July 1, 2126 at 9:00 AM, New York time');
    const skipped = await post(test.payload, path, { as: editor, body: { at: '2027-03-14T02:30' } });
    expect(skipped.status).toBe(400);
    const draft = await createArticle(test.payload, { _status: 'draft' });
    const refused = await post(test.payload, `/api/newsletter-issues/of-article/${draft.id}`, { as: editor });
    expect(refused.status).toBe(400);
  });

  it('denies access to staff and visitors', async () => {
    const staff = await signInAs(test.payload, 'staff');
    const { id } = await createIssue();
    for (const action of ['test', 'send', 'schedule', 'cancel']) {
      const path = `/api/newsletter-issues/${id}/${action}`;
      expect((await post(test.payload, path, { as: staff, body: { at: '' } })).status).toBe(403);
      expect((await post(test.payload, path, {})).status).toBe(403);
    }
    expect((await get(test.payload, `/api/newsletter-issues/${id}/mail`, staff)).status).toBe(403);
  });
});

describe('the archive on the site', () => {
  it('lists issues by newsletter, newest first, once sending has begun, and omits unpublished articles', async () => {
    const hidden = await createArticle(test.payload, { _status: 'draft' });
    const shown = await createArticle(test.payload);
    const draft = await createIssue();
    const first = await createIssue({ articles: [hidden.id, shown.id] });
    const second = await createIssue({ newsletters: ['cwz', 'll97'] });
    const third = await createIssue({ newsletters: ['cwz'] });
    for (const { id } of [first, second, third]) await send(id);
    const listSlugs = async (module?: ModuleSlug) =>
      (await archive.listIssues(module, 1)).issues.map(({ slug }) => slug);
    expect(await listSlugs()).toEqual([third.slug, second.slug, first.slug]);
    expect(await listSlugs('ll97')).toEqual([second.slug, first.slug]);
    expect(await listSlugs('nyc-pest')).toEqual([]);
    expect(await archive.findIssue(draft.slug)).toBeUndefined();
    expect((await archive.findIssue(first.slug))?.articles.map(({ title }) => title)).toEqual([shown.title]);
  });
});
