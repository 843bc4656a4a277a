import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { plural } from '#law/numbers.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { editorEndpoint, idSchema } from '#cms/panel/endpoint.ts';
import type { NewsletterIssue } from '#cms/payload-types.ts';
import { fullTime } from '#cms/time/new-york.ts';
import { queueMail } from '#cms/mail/queue.ts';
import { issueText, loadContent, previewIssue } from './issue-mail.ts';
import { countSubscribers, countWaiting } from './recipients.ts';
import { newYorkMoment } from './schedule.ts';
import { hasBegun } from './issue-states.ts';
import { cancel, schedule, sendNow } from './workflow.ts';

const collection = 'newsletter-issues';

const issueSchema = z.object({ id: idSchema });

function chosenMoment(at: string): Date {
  const moment = newYorkMoment(at);
  if (!moment) {
    throw badRequest(
      'Choose a day and a time. When the clocks go forward, there is no time from 2 to 3 a.m.',
    );
  }
  return moment;
}

const peopleText = (people: number): string => plural(people, { one: '1 person', other: `${people} people` });

async function renderPreview(req: PayloadRequest, id: number) {
  const issue = await req.payload.findByID({ collection, id, depth: 0, req });
  const { status, mailTitle, mailText } = issue;
  const text = hasBegun(status)
    ? { title: mailTitle ?? '', text: mailText ?? '' }
    : await issueText(req, await loadContent(req, id));
  return previewIssue(req, issue, text);
}

async function findFreeSlug(req: PayloadRequest, wanted: string): Promise<string> {
  const base = wanted.slice(0, 90);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findFirst(req, collection, { slug: { equals: slug } }))) return slug;
  }
}

/** Creates a draft from an article, for editors to complete and then send or schedule. */
async function createIssue(req: PayloadRequest, id: number): Promise<NewsletterIssue> {
  await lockUntilCommit(req, 'slugs of newsletter issues');
  const article = await findFirst(req, 'articles', { id: { equals: id }, _status: { equals: 'published' } });
  if (!article) throw badRequest('Publish the article first.');
  const { title, module } = article;
  const slug = await findFreeSlug(req, article.slug);
  const data = { title, slug, newsletters: [module], articles: [id], status: 'draft' as const };
  return req.payload.create({
    collection,
    data: { ...data, recipients: 0, bounced: 0, unsubscribed: 0 },
    req,
  });
}

export const issueEndpoints: Endpoint[] = [
  editorEndpoint(
    'post',
    '/of-article/:article',
    z.object({ article: idSchema }),
    async ({ payload }, { article }) => {
      const { id } = await inTransaction(payload, (req) => createIssue(req, article));
      return Response.json({ id });
    },
  ),
  editorEndpoint('get', '/:id/mailing', issueSchema, async (req, { id }) => {
    const issue = await req.payload.findByID({ collection, id, depth: 0, req });
    const { status, sendAt, publishedAt, recipients, bounced, unsubscribed } = issue;
    return Response.json({
      status,
      sendAt: sendAt ? fullTime(sendAt) : undefined,
      publishedAt: publishedAt ? fullTime(publishedAt) : undefined,
      subscribers: await countSubscribers(req, issue.newsletters),
      counts: {
        recipients,
        accepted: (recipients ?? 0) - (await countWaiting(req, id)),
        bounced,
        unsubscribed,
      },
    });
  }),
  editorEndpoint('get', '/:id/mail', issueSchema, async (req, { id }) =>
    Response.json({ mail: await renderPreview(req, id) }),
  ),
  editorEndpoint('post', '/:id/test', issueSchema, async (req, { id }) => {
    const { email } = req.user;
    const { subject, text, html } = await renderPreview(req, id);
    await queueMail(req, { to: email, subject: `Test: ${subject}`, text, html });
    return Response.json({ message: `A test is on its way to ${email}.` });
  }),
  editorEndpoint('post', '/:id/send', issueSchema, async ({ payload }, { id }) => {
    const people = await inTransaction(payload, (req) => sendNow(req, id));
    return Response.json({ message: `On its way to ${peopleText(people)}.` });
  }),
  editorEndpoint(
    'post',
    '/:id/schedule',
    issueSchema.extend({ at: z.string() }),
    async ({ payload }, { id, at }) => {
      const moment = chosenMoment(at);
      await inTransaction(payload, (req) => schedule(req, id, moment));
      return Response.json({ message: `It will be sent on ${fullTime(moment.toISOString())}.` });
    },
  ),
  editorEndpoint('post', '/:id/cancel', issueSchema, async ({ payload }, { id }) => {
    await inTransaction(payload, (req) => cancel(req, id));
    return Response.json({ message: 'Canceled. Nobody will get it until you send or schedule it again.' });
  }),
];
