import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { menuOf, launchSource, type Section } from '#app/regulations/index.ts';
import { inTransaction, transactionOf } from '#cms/database/transactions.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Module } from '#cms/payload-types.ts';

export interface Launch {
  module: Pick<Module, 'slug' | 'name' | 'menu'>;
  section: Section;
  secret: string;
}

async function launchMail({ module, section, secret }: Launch, { id, email }: { id: number; email: string }) {
  const path = menuOf(module.slug).find(({ page }) => page === section)?.path ?? '';
  const unsubscribeLink = await newsletterLink(secret, 'unsubscribe', id);
  const values = {
    page: `${module.name}: ${module.menu[section]}`,
    link: `${siteAddress()}/${module.slug}/${path}`,
    unsubscribeLink,
  };
  return { to: email, values, headers: unsubscribeHeaders(unsubscribeLink) };
}

/** Per transaction: there may be thousands of subscribers. */
const PAGE_SIZE = 100;

/** Marks the next subscribers as notified. Skips rows that another process has locked. */
async function claimSubscribers(
  req: PayloadRequest,
  source: string,
): Promise<{ id: number; email: string }[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ id: number; email: string }>(sql`
    update newsletter_subscriptions set launch_mailed_at = now()
    where id in (
      select id from newsletter_subscriptions
      where source = ${source} and status = 'confirmed' and launch_mailed_at is null
      order by id limit ${PAGE_SIZE} for update skip locked
    )
    returning id, email`);
  return rows;
}

/**
 * Queues a launch's mails to its next subscribers, in the transaction that marks them as notified: nobody is mailed
 * twice, and nobody is skipped.
 * @returns Whether there may be more subscribers.
 */
export async function mailNextSubscribers(payload: Payload, launch: Launch): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const subscribers = await claimSubscribers(req, launchSource(launch.module.slug, launch.section));
    const queue = await prepareTemplate(req, 'sectionLaunch');
    for (const subscriber of subscribers) await queue(await launchMail(launch, subscriber));
    return subscribers.length === PAGE_SIZE;
  });
}
