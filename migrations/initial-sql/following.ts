import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

/**
 * Only jobs write `sent_notifications` and `seen`. They contain no personal data except IDs and what followers say about buildings.
 * They are in `public`, so that backups include them and a restored backup does not send emails again. See
 * docs/decisions/0043.
 */
export const createFollowingTables = (db: Database) =>
  db.execute(sql`
    -- What a follower is notified of once: "reminder 3012340001 bedbug 2026 2026-12-31 30", "digest 2026-12", "issue 17",
    -- "notice deadlines/5". The row "day" is the last day on which the follower was notified of anything due.
    create table sent_notifications (
      subscriber_id integer not null references subscribers on delete cascade,
      key text not null,
      due_on date,
      job_id integer,
      sent_at timestamptz not null default now(),
      primary key (subscriber_id, key)
    );
    create index sent_notifications_job_idx on sent_notifications (job_id) where job_id is not null;
    create index sent_notifications_issue_idx on sent_notifications (key) where key like 'issue %' or key like 'notice %';

    -- What a follower last knew of a lot. JSON and not JSONB: it is compared as it was written.
    create table seen (
      subscriber_id integer not null references subscribers on delete cascade,
      bbl bigint not null,
      content json not null,
      primary key (subscriber_id, bbl)
    );

    -- What was decided about telling followers of a change: by the version in which a figure or deadline was published.
    create table law_notices (
      version text primary key,
      state text not null check (state in ('sent', 'declined')),
      recipients integer not null,
      by_name text not null,
      decided_at timestamptz not null,
      entry text not null,
      text text not null,
      reason text not null,
      page text not null,
      laws text[] not null,
      module text
    );
  `);

export const dropFollowingTables = (db: Database) => db.execute(sql`drop table sent_notifications, seen, law_notices`);
