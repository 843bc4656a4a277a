import type { PayloadRequest } from 'payload';
import { badRequest } from '#cms/errors.ts';
import { issueText, loadContent } from './issue-mail.ts';
import { countSubscribers } from './recipients.ts';
import { hasBegun, lockIssue } from './issue-states.ts';

const collection = 'newsletter-issues';

async function lockWaiting(req: PayloadRequest, id: number) {
  const issue = await lockIssue(req, id);
  if (!issue) throw badRequest('This issue no longer exists.');
  if (hasBegun(issue.status)) throw badRequest('This issue was sent already.');
  return issue;
}

export const queueSending = (req: PayloadRequest) =>
  req.payload.jobs.queue({ task: 'mailings', queue: 'default', input: {}, req });

export async function beginSending(req: PayloadRequest, id: number): Promise<void> {
  await lockWaiting(req, id);
  const { title, text } = await issueText(req, await loadContent(req, id));
  const publishedAt = new Date().toISOString();
  const data = { status: 'sending', publishedAt, mailTitle: title, mailText: text } as const;
  await req.payload.update({ collection, id, data, req });
}

export async function sendNow(req: PayloadRequest, id: number): Promise<number> {
  await beginSending(req, id);
  await queueSending(req);
  const { newsletters } = await req.payload.findByID({ collection, id, depth: 0, req });
  return countSubscribers(req, newsletters);
}

export async function schedule(req: PayloadRequest, id: number, at: Date): Promise<void> {
  await lockWaiting(req, id);
  if (at <= new Date()) throw badRequest('Choose a time in the future.');
  await issueText(req, await loadContent(req, id));
  const data = { status: 'scheduled', sendAt: at.toISOString() } as const;
  await req.payload.update({ collection, id, data, req });
}

export async function cancel(req: PayloadRequest, id: number): Promise<void> {
  const { status } = await lockWaiting(req, id);
  if (status !== 'scheduled') throw badRequest('This issue is not scheduled.');
  await req.payload.update({ collection, id, data: { status: 'canceled', sendAt: null }, req });
}
