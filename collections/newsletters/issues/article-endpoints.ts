import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { newsletterName } from '#law/modules.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { idSchema } from '#cms/panel/endpoint.ts';
import { fullTime } from '#cms/time/new-york.ts';
import { chosenMoment, forEditors, peopleText, timeSchema } from './issue-endpoints.ts';
import { collectArticle, contentOfArticle, issueOf, issuesWith, publishedArticle } from './from-article.ts';
import { issueText, previewIssue, sourceOf } from './issue-mail.ts';
import { countSubscribers } from './recipients.ts';
import { DIGESTS, nextDigestAt } from './schedule.ts';
import { STATUSES } from './issue-states.ts';
import { schedule, sendNow } from './workflow.ts';

const ofArticle = z.object({ article: idSchema });

async function offer(req: PayloadRequest, id: number) {
  const article = await publishedArticle(req, id);
  const now = new Date();
  const issues = await issuesWith(req, id);
  const content = contentOfArticle(article);
  return {
    newsletter: newsletterName(sourceOf(article.module)),
    subscribers: await countSubscribers(req, [article.module]),
    mail: await previewIssue(req, content, await issueText(req, content)),
    digests: DIGESTS.map((digest) => ({ digest, at: fullTime(nextDigestAt(digest, now).toISOString()) })),
    issues: issues.map(({ id: issue, title, status }) => ({
      id: issue,
      title,
      status: STATUSES.find(({ value }) => value === status)?.label ?? status,
    })),
  };
}

const load = forEditors(ofArticle, (req, { article }) => offer(req, article));

const send = forEditors(ofArticle, async ({ payload }, { article }) => {
  const people = await inTransaction(payload, async (req) => sendNow(req, (await issueOf(req, article)).id));
  return { message: `On its way to ${peopleText(people)}.` };
});

const scheduleFor = forEditors(ofArticle.extend(timeSchema.shape), async ({ payload }, { article, at }) => {
  const moment = chosenMoment(at);
  await inTransaction(payload, async (req) => schedule(req, (await issueOf(req, article)).id, moment));
  return { message: `It will be sent on ${fullTime(moment.toISOString())}.` };
});

const collect = forEditors(
  ofArticle.extend({ digest: z.enum(DIGESTS) }),
  async ({ payload }, { article, digest }) => {
    const { sendAt } = await inTransaction(payload, (req) => collectArticle(req, article, digest));
    return { message: `It is in the digest of ${fullTime(sendAt ?? '')}.` };
  },
);

export const articleEndpoints: Endpoint[] = [
  { path: '/of-article/:article', method: 'get', handler: load },
  { path: '/of-article/:article/send', method: 'post', handler: send },
  { path: '/of-article/:article/schedule', method: 'post', handler: scheduleFor },
  { path: '/of-article/:article/collect', method: 'post', handler: collect },
];
