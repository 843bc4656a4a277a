import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { editors } from '#cms/access.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { idSchema, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { fullTime } from '#cms/time/new-york.ts';
import { issueText, loadContent, previewIssue } from './issue-mail.ts';
import { countSent, countSubscribers } from './recipients.ts';
import { newYorkMoment } from './schedule.ts';
import { hasBegun } from './issue-states.ts';
import { cancel, schedule, sendNow } from './workflow.ts';

const ofIssue = z.object({ id: idSchema });

export const timeSchema = z.object({ at: z.string() });

export function chosenMoment(at: string): Date {
  const moment = newYorkMoment(at);
  if (!moment) {
    throw badRequest(
      'Choose a day and a time. When the clocks go forward, there is no time from 2 to 3 a.m.',
    );
  }
  return moment;
}

export const peopleText = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

export const forEditors = <Input>(
  input: z.ZodType<Input>,
  handle: (req: SignedInRequest, input: Input) => Promise<object>,
): PayloadHandler =>
  signedInEndpoint({
    access: editors,
    input,
    handle: async (req, sent) => Response.json(await handle(req, sent)),
  });

const mailing = forEditors(ofIssue, async (req, { id }) => {
  await countSent(req);
  const issue = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 0, req });
  const { status, sendAt, publishedAt, recipients, sent, bounced, unsubscribed } = issue;
  return {
    status,
    sendAt: sendAt ? fullTime(sendAt) : undefined,
    publishedAt: publishedAt ? fullTime(publishedAt) : undefined,
    subscribers: await countSubscribers(req, issue.newsletters),
    counts: { recipients, sent, bounced, unsubscribed },
  };
});

const mail = forEditors(ofIssue, async (req, { id }) => {
  const issue = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 0, req });
  const { status, mailTitle, mailText } = issue;
  const text = hasBegun(status)
    ? { title: mailTitle ?? '', text: mailText ?? '' }
    : await issueText(req, await loadContent(req, id));
  return { mail: await previewIssue(req, issue, text) };
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
  return { message: 'Canceled. Nobody gets it until you send or schedule it again.' };
});

export const issueEndpoints: Endpoint[] = [
  { path: '/:id/mailing', method: 'get', handler: mailing },
  { path: '/:id/mail', method: 'get', handler: mail },
  { path: '/:id/send', method: 'post', handler: send },
  { path: '/:id/schedule', method: 'post', handler: scheduleFor },
  { path: '/:id/cancel', method: 'post', handler: cancelSchedule },
];
