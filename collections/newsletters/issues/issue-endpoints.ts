import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { plural } from '#law/plural.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { idSchema } from '#cms/panel/endpoint.ts';
import { fullTime } from '#cms/time/new-york.ts';
import { queueMail } from '#cms/mail/queue.ts';
import { forEditors } from './for-editors.ts';
import { issueOfArticle } from './from-article.ts';
import { issueText, loadContent, previewIssue } from './issue-mail.ts';
import { countSubscribers, countWaiting } from './recipients.ts';
import { newYorkMoment } from './schedule.ts';
import { hasBegun } from './issue-states.ts';
import { cancel, schedule, sendNow } from './workflow.ts';

const ofIssue = z.object({ id: idSchema });

const timeSchema = z.object({ at: z.string() });

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

const mailing = forEditors(ofIssue, async (req, { id }) => {
  const issue = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 0, req });
  const { status, sendAt, publishedAt, recipients, bounced, unsubscribed } = issue;
  return {
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
  };
});

async function mailOf(req: PayloadRequest, id: number) {
  const issue = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 0, req });
  const { status, mailTitle, mailText } = issue;
  const text = hasBegun(status)
    ? { title: mailTitle ?? '', text: mailText ?? '' }
    : await issueText(req, await loadContent(req, id));
  return previewIssue(req, issue, text);
}

const mail = forEditors(ofIssue, async (req, { id }) => ({ mail: await mailOf(req, id) }));

const sendTest = forEditors(ofIssue, async (req, { id }) => {
  const { email } = req.user;
  const { subject, text, html } = await mailOf(req, id);
  await queueMail(req, { to: email, subject: `Test: ${subject}`, text, html });
  return { message: `A test is on its way to ${email}.` };
});

const send = forEditors(ofIssue, async ({ payload }, { id }) => {
  const people = await inTransaction(payload, (req) => sendNow(req, id));
  return { message: `On its way to ${peopleText(people)}.` };
});

const scheduleFor = forEditors(ofIssue.extend(timeSchema.shape), async ({ payload }, { id, at }) => {
  const moment = chosenMoment(at);
  await inTransaction(payload, (req) => schedule(req, id, moment));
  return { message: `It will be sent on ${fullTime(moment.toISOString())}.` };
});

const cancelSchedule = forEditors(ofIssue, async ({ payload }, { id }) => {
  await inTransaction(payload, (req) => cancel(req, id));
  return { message: 'Canceled. Nobody will get it until you send or schedule it again.' };
});

export const issueEndpoints: Endpoint[] = [
  { path: '/of-article/:article', method: 'post', handler: issueOfArticle },
  { path: '/:id/mailing', method: 'get', handler: mailing },
  { path: '/:id/mail', method: 'get', handler: mail },
  { path: '/:id/test', method: 'post', handler: sendTest },
  { path: '/:id/send', method: 'post', handler: send },
  { path: '/:id/schedule', method: 'post', handler: scheduleFor },
  { path: '/:id/cancel', method: 'post', handler: cancelSchedule },
];
