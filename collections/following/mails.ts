import type { PayloadRequest } from 'payload';
import { longDay } from '#law/figures/figure-kinds.ts';
import { prepareRendering, queueMail } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import type { FollowerDay } from './follower-day.ts';
import { changesList, changesText, datesText, digestCount, digestText, remindersText } from './mail-texts.ts';
import { manageUrl } from './subscribers/confirmation.ts';
import { saveSentNotifications } from './sent-notifications.ts';

export interface Recipient {
  id: number;
  email: string;
  key: string;
}

const KINDS = ['reminder', 'changes', 'digest'] as const;

interface Links {
  manageLink: string;
  stopLink: string;
}

type Rendered = Promise<{ subject: string; text: string; html?: string }>;

type Render = (today: FollowerDay, links: Links, day: string) => { mail: Rendered; expiresOn?: string };

export interface Mailer {
  contactEmail: string;
  render: Record<(typeof KINDS)[number], Render>;
}

/** Loads the email copy once for all followers. */
export async function prepareMails(req: PayloadRequest): Promise<Mailer> {
  const reminder = await prepareRendering(req, 'followReminder');
  const changes = await prepareRendering(req, 'followChanges');
  const digest = await prepareRendering(req, 'followDigest');
  return {
    contactEmail: reminder.contactEmail,
    render: {
      reminder: ({ reminder: { items } }, links, day) => {
        const first = items.map(({ due }) => due).toSorted()[0] ?? day;
        const list = remindersText(items, day, links.manageLink);
        const values = { count: datesText(items.length), first: longDay(first), list, ...links };
        return { mail: reminder.render(values), expiresOn: first };
      },
      changes: ({ changes: { items } }, links) => {
        const list = changesList(items, links.manageLink);
        return { mail: changes.render({ count: changesText(items.length), list, ...links }) };
      },
      digest: ({ digest: { items, now } }, links) => {
        const list = digestText(items, now, links.manageLink);
        return { mail: digest.render({ count: digestCount(now.length, items.length), list, ...links }) };
      },
    },
  };
}

interface Work {
  recipient: Recipient;
  today: FollowerDay;
  day: string;
}

const makeStopLink = (secret: string, { id }: Recipient, onlyFollow: number | undefined) =>
  onlyFollow === undefined
    ? signedLink(secret, 'follow/unsubscribe', id)
    : signedLink(secret, 'follow/stop', onlyFollow);

/** Queues at most one email of each kind, and records its notifications, in the transaction of `req`. */
export async function queueMails(
  req: PayloadRequest,
  { contactEmail, render }: Mailer,
  { recipient, today, day }: Work,
): Promise<void> {
  const manageLink = manageUrl(recipient.key);
  for (const kind of KINDS) {
    const { items, sent, onlyFollow } = today[kind];
    const isEmpty = items.length === 0 && !(kind === 'digest' && today.digest.now.length > 0);
    if (isEmpty) {
      await saveSentNotifications(req, recipient.id, { sent });
      continue;
    }
    const stopLink = await makeStopLink(req.payload.config.secret, recipient, onlyFollow);
    const { mail, expiresOn } = render[kind](today, { manageLink, stopLink }, day);
    const envelope = { to: recipient.email, headers: unsubscribeHeaders(stopLink), replyTo: contactEmail };
    const job = await queueMail(req, { ...envelope, ...(await mail), expiresOn }, 'bulkMail');
    await saveSentNotifications(req, recipient.id, { sent, job });
  }
}
