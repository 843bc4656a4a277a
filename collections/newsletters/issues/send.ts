import type { Payload, PayloadRequest } from 'payload';
import { newsletterName } from '#law/modules.ts';
import { findAll } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import type { NewsletterIssue } from '#cms/payload-types.ts';
import { manageUrl } from '#collections/following/subscribers/confirmation.ts';
import { issueUrl } from './issue-mail.ts';
import { addRecipients, claimRecipients, saveJob, type Recipient } from './recipients.ts';
import { lockIssue } from './issue-states.ts';
import { beginSending } from './workflow.ts';

const collection = 'newsletter-issues';

const BATCH_SIZE = 100;

async function mailFor(secret: string, issue: NewsletterIssue, { id, email, source, key }: Recipient) {
  const { slug, mailTitle, mailText } = issue;
  const unsubscribeLink = `${await signedLink(secret, 'newsletter/unsubscribe', id)}?issue=${slug}`;
  const values = {
    newsletter: newsletterName(source),
    title: mailTitle ?? '',
    text: mailText ?? '',
    link: issueUrl(slug),
    unsubscribeLink,
    manageLink: manageUrl(key),
  };
  return { to: email, values, headers: unsubscribeHeaders(unsubscribeLink) };
}

async function queueMails(req: PayloadRequest, issue: NewsletterIssue, recipients: Recipient[]) {
  const queue = await prepareTemplate(req, 'newsletterIssue', 'bulkMail');
  for (const recipient of recipients) {
    const job = await queue(await mailFor(req.payload.config.secret, issue, recipient));
    await saveJob(req, issue.id, recipient, job);
  }
}

/**
 * Queues emails in the transaction that stores their recipients, so nobody is emailed twice or skipped.
 *
 * @returns Whether there may be more recipients.
 */
const mailNextRecipients = (payload: Payload, id: number): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const issue = await lockIssue(req, id);
    if (issue?.status !== 'sending') return false;
    const claimed = await claimRecipients(req, id, { newsletters: issue.newsletters, limit: BATCH_SIZE });
    await queueMails(req, issue, claimed);
    await addRecipients(req, id, claimed.length);
    if (claimed.length === BATCH_SIZE) return true;
    await req.payload.update({ collection, id, data: { status: 'sent' }, req });
    return false;
  });

export async function sendIssue(payload: Payload, id: number): Promise<void> {
  while (await mailNextRecipients(payload, id));
}

/** Starts a scheduled issue. Cancels it if it is invalid, for example because its articles were unpublished. */
async function beginScheduled(payload: Payload, id: number): Promise<void> {
  try {
    await inTransaction(payload, async (req) => {
      const issue = await lockIssue(req, id);
      if (issue?.status === 'scheduled') await beginSending(req, id);
    });
  } catch (error) {
    const isInvalid = error instanceof Error && 'status' in error && error.status === 400;
    if (!isInvalid) throw error;
    payload.logger.warn({ issue: id, reason: error.message }, 'A newsletter issue was canceled');
    await payload.update({ collection, id, data: { status: 'canceled', sendAt: null } });
  }
}

const idsWhere = async (payload: Payload, where: Parameters<typeof findAll>[2]): Promise<number[]> =>
  (await findAll(payload, collection, where, 'id')).map(({ id }) => id);

export async function sendDueIssues(payload: Payload, now = new Date()): Promise<void> {
  const due = { status: { equals: 'scheduled' }, sendAt: { less_than_equal: now.toISOString() } };
  for (const id of await idsWhere(payload, due)) await beginScheduled(payload, id);
  for (const id of await idsWhere(payload, { status: { equals: 'sending' } })) await sendIssue(payload, id);
}
