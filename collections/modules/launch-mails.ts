import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { moduleMenu, launchSource, type Section, SECTIONS } from '#law/modules.ts';
import { findAll } from '#cms/database/find.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Module } from '#cms/payload-types.ts';

interface Launch {
  module: Module;
  section: Section;
  secret: string;
}

async function launchMail({ module, section, secret }: Launch, { id, email }: { id: number; email: string }) {
  const path = moduleMenu(module.slug).find(({ page }) => page === section)?.path ?? '';
  const unsubscribeLink = await signedLink(secret, 'newsletter/unsubscribe', id);
  const values = {
    page: `${module.name}: ${module.menu[section]}`,
    link: `${siteUrl()}/${module.slug}/${path}`,
    unsubscribeLink,
  };
  return { to: email, values, headers: unsubscribeHeaders(unsubscribeLink) };
}

const PAGE_SIZE = 100;

const claimSubscribers = (req: PayloadRequest, source: string) =>
  queryRows<{ id: number; email: string }>(
    req,
    sql`
    update newsletter_subscriptions set launch_mailed_at = now()
    where id in (
      select id from newsletter_subscriptions
      where source = ${source} and status = 'confirmed' and launch_mailed_at is null
      order by id limit ${PAGE_SIZE} for update skip locked
    )
    returning id, email`,
  );

/**
 * Queues emails in the transaction that marks subscribers as notified, so nobody is emailed twice or skipped.
 *
 * @returns Whether there may be more subscribers.
 */
const mailNextSubscribers = (payload: Payload, launch: Launch): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const subscribers = await claimSubscribers(req, launchSource(launch.module.slug, launch.section));
    const queue = await prepareTemplate(req, 'sectionLaunch', 'bulkMail');
    for (const subscriber of subscribers) await queue(await launchMail(launch, subscriber));
    return subscribers.length === PAGE_SIZE;
  });

/** Emails confirmed subscribers of live sections. If a section is closed again, its subscribers keep waiting. */
export async function sendLaunchMails(payload: Payload): Promise<void> {
  const modules = await findAll(payload, 'modules', { _status: { equals: 'published' } });
  for (const module of modules) {
    for (const section of SECTIONS.filter((each) => module.sections[each] === 'live')) {
      const launch = { module, section, secret: payload.config.secret };
      while (await mailNextSubscribers(payload, launch));
    }
  }
}
