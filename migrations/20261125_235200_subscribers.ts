import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

const KEYS = `'staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'inboxReport',
  'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved',
  'vendorRejected', 'newsletterAlreadySubscribed', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport',
  'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges',
  'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue'`;

const INDEXES = ['pkey', 'email_idx', 'status_idx', 'key_idx', 'calendar_key_idx', 'updated_at_idx', 'created_at_idx'];

async function rename(db: Database, from: string, to: string): Promise<void> {
  await db.execute(
    sql.raw(`
    alter type enum_${from}_status rename to enum_${to}_status;
    alter table ${from} rename to ${to};
    alter sequence ${from}_id_seq rename to ${to}_id_seq;
    ${INDEXES.map((index) => `alter index ${from}_${index} rename to ${to}_${index};`).join('\n')}
    alter table follows rename constraint follows_follower_id_${from}_id_fk to follows_follower_id_${to}_id_fk;
    alter table payload_locked_documents_rels rename column ${from}_id to ${to}_id;
    alter table payload_locked_documents_rels
      rename constraint payload_locked_documents_rels_${from}_fk to payload_locked_documents_rels_${to}_fk;
    alter index payload_locked_documents_rels_${from}_id_idx rename to payload_locked_documents_rels_${to}_id_idx;`),
  );
}

/**
 * Links each newsletter subscription to the subscriber of its email, or to a new one. Confirmed emails stay
 * confirmed, and no others become confirmed. Spam has no subscriber.
 */
const linkNewsletters = (db: Database) =>
  db.execute(sql`
    insert into subscribers (email, status, key, confirmation_sent_at, confirmed_at, unsubscribed_at, bounced_at,
      created_at)
    select email,
      (case when bool_or(status = 'confirmed') then 'confirmed' when bool_or(status = 'pending') then 'pending'
        when bool_or(status = 'bounced') then 'bounced' else 'unsubscribed' end)::enum_subscribers_status,
      -- 16 random bytes in base64url, as newPublicId makes them.
      translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
      max(coalesce(confirmation_sent_at, case when status = 'pending' then updated_at end)),
      max(confirmed_at), max(unsubscribed_at), max(bounced_at), min(created_at)
    from newsletter_subscriptions where status <> 'spam'
    group by email
    on conflict (email) do update set
      status = case
        when excluded.status = 'confirmed' then 'confirmed'
        when subscribers.status = 'unsubscribed' and excluded.status = 'pending' then 'pending'
        else subscribers.status end,
      confirmed_at = coalesce(subscribers.confirmed_at, excluded.confirmed_at),
      created_at = least(subscribers.created_at, excluded.created_at),
      confirmation_sent_at = case
        when subscribers.status = 'unsubscribed' and excluded.status = 'pending' then excluded.confirmation_sent_at
        else subscribers.confirmation_sent_at end;

    update newsletter_subscriptions as newsletter set subscriber_id = subscribers.id
    from subscribers where subscribers.email = newsletter.email and newsletter.status <> 'spam'`);

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rename(db, 'followers', 'subscribers');
  await db.execute(sql`
    alter table newsletter_subscriptions add column subscriber_id integer
      constraint newsletter_subscriptions_subscriber_id_subscribers_id_fk references subscribers on delete cascade;
    create index newsletter_subscriptions_subscriber_idx on newsletter_subscriptions (subscriber_id)`);
  await linkNewsletters(db);
  await db.execute(sql`
    alter table newsletter_subscriptions drop column confirmation_sent_at;

    -- One mail asks to confirm follows and newsletters, and one period applies to both.
    delete from _mail_templates_v where version_key = 'newsletterConfirmation';
    delete from mail_templates where key = 'newsletterConfirmation';
    update legal set privacy_body = replace(privacy_body::text, '{keepUnconfirmedFollower}', '{keepUnconfirmed}')::jsonb
      where privacy_body::text like '%{keepUnconfirmedFollower}%';
    update _legal_v set version_privacy_body =
        replace(version_privacy_body::text, '{keepUnconfirmedFollower}', '{keepUnconfirmed}')::jsonb
      where version_privacy_body::text like '%{keepUnconfirmedFollower}%'`);
  for (const [table, column] of [
    ['mail_templates', 'key'],
    ['_mail_templates_v', 'version_key'],
  ]) {
    await db.execute(
      sql.raw(`
      alter table ${table} alter column ${column} set data type text;
      drop type enum_${table}_${column};
      create type enum_${table}_${column} as enum (${KEYS});
      alter table ${table} alter column ${column}
        set data type enum_${table}_${column} using ${column}::enum_${table}_${column}`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_mail_templates_key add value 'newsletterConfirmation' before 'newsletterAlreadySubscribed';
    alter type enum__mail_templates_v_version_key add value 'newsletterConfirmation'
      before 'newsletterAlreadySubscribed';

    alter table newsletter_subscriptions add column confirmation_sent_at timestamp(3) with time zone;
    update newsletter_subscriptions as newsletter set confirmation_sent_at = subscribers.confirmation_sent_at
    from subscribers where subscribers.id = newsletter.subscriber_id;
    alter table newsletter_subscriptions drop column subscriber_id;

    -- Who only reads newsletters was not a follower.
    delete from subscribers where id not in (select follower_id from follows)
      and email in (select email from newsletter_subscriptions)`);
  await rename(db, 'subscribers', 'followers');
}
