import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { menuOf, launchSource, type Section } from '#app/regulations/index.ts';
import { inTransaction, transactionOf } from '#cms/database/transactions.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Module } from '#cms/payload-types.ts';

/** What the mail on an opened section says to everybody. */
export interface Launch {
  module: Pick<Module, 'slug' | 'name' | 'menu'>;
  section: Section;
  /** Signs the links. */
  secret: string;
}

/** Tells one subscriber that a section has opened, with a link to it and one that unsubscribes. */
export async function launchMail(
  { module, section, secret }: Launch,
  { id, email }: { id: number; email: string },
) {
  const path = menuOf(module.slug).find(({ page }) => page === section)?.path ?? '';
  const unsubscribeLink = await newsletterLink(secret, 'unsubscribe', id);
  const values = {
    page: `${module.name}: ${module.menu[section]}`,
    link: `${siteAddress()}/${module.slug}/${path}`,
    unsubscribeLink,
  };
  return { to: email, values, headers: unsubscribeHeaders(unsubscribeLink) };
}

/** How many are told in one transaction: there may be thousands. */
const PAGE_SIZE = 100;

/** Marks the next subscribers as told. Rows that another process has taken are left to it. */
async function claimSubscribers(
  req: PayloadRequest,
  source: string,
): Promise<{ id: number; email: string }[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ id: number; email: string }>(sql`
    update newsletter_subscriptions set opening_mailed_at = now()
    where id in (
      select id from newsletter_subscriptions
      where source = ${source} and status = 'confirmed' and opening_mailed_at is null
      order by id limit ${PAGE_SIZE} for update skip locked
    )
    returning id, email`);
  return rows;
}

/**
 * Tells the next of those who confirmed that they want to hear of an opening and were not told before. Their
 * mails are queued in the transaction that marks them: nobody is told twice, and nobody is left out.
 * @returns Whether there may be more.
 */
export async function mailNextSubscribers(payload: Payload, opening: Launch): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const told = await claimSubscribers(req, launchSource(opening.module.slug, opening.section));
    const queue = await prepareTemplate(req, 'sectionOpening');
    for (const subscriber of told) await queue(await launchMail(opening, subscriber));
    return told.length === PAGE_SIZE;
  });
}
