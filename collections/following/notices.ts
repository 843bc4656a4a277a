import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { UseName } from '#law/figures/placeholders.ts';
import { hasDeadline, LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { listUses } from '#cms/register/fill.ts';
import { loadLaws } from '#cms/register/laws.ts';
import { loadEntries } from '#cms/register/register.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareRendering } from '#cms/mail/queue.ts';
import { exampleValues } from '#cms/mail/template.ts';
import { mailTemplate } from '#cms/mail/templates.ts';
import { followedEntries, followedLots } from './followings.ts';
import { changesList, changesText } from './mail-texts.ts';

export interface NoticeEntry {
  kind: 'figure' | 'deadline';
  key: string;
}

export interface Notice {
  entry: NoticeEntry;
  text: string;
  reason: string;
}

export interface StoredNotice extends Record<string, unknown> {
  version: string;
  /** For example, "deadline:bedbug-report". */
  entry: UseName;
  text: string;
  reason: string;
  page: string;
  laws: LawId[];
  module: string | null;
  decidedAt: string;
}

const useName = ({ kind, key }: NoticeEntry): UseName => `${kind}:${key}`;

async function findAffectedLaws({ payload }: PayloadRequest, entry: NoticeEntry): Promise<LawId[]> {
  const naming = (await loadLaws(payload)).filter((law) => listUses(law).includes(useName(entry)));
  const own = entry.kind === 'deadline' ? LAW_IDS.filter((law) => hasDeadline(law, entry.key)) : [];
  return [...new Set([...naming.map(({ id }) => id), ...own])];
}

async function findNoticeSubject(req: PayloadRequest, { entry }: Notice) {
  const [laws, { figures, deadlines }] = [
    await findAffectedLaws(req, entry),
    await loadEntries(req, [useName(entry)]),
  ];
  const { module = null } = figures[entry.key] ?? deadlines[entry.key] ?? {};
  return { laws, module, page: laws[0] ? `/laws/${laws[0]}` : '/laws' };
}

/** Counts followers of the laws, the module, or lots to which one of the laws applied when last seen. */
async function countRecipients(
  req: PayloadRequest,
  { laws, module }: { laws: readonly LawId[]; module: string | null },
): Promise<number> {
  const ids = sql`any(${sql.param(laws)}::text[])`;
  const [row] = await queryRows<{ count: number }>(
    req,
    sql`
    select count(*)::int as count from (
      select follower from (${followedEntries()}) as entries where changes and (
        (kind = 'law' and subject = ${ids}) or (kind = 'module' and subject = ${module ?? ''}))
      union
      select follower from (${followedLots()}) as lots
      join seen on seen.subscriber_id = lots.follower and seen.bbl = lots.bbl::bigint
      where changes and exists (
        select from json_array_elements(seen.content -> 'lines') as line
        where line ->> 0 = ${ids} and line ->> 1 in ('applies', 'likely'))
    ) as readers`,
  );
  return row?.count ?? 0;
}

export async function previewNotice(req: PayloadRequest, notice: Notice) {
  const { page, ...about } = await findNoticeSubject(req, notice);
  const { manageLink = '', stopLink = '' } = exampleValues(mailTemplate('followChanges'));
  const { text, reason } = notice;
  const list = changesList([{ text, reason, link: siteUrl() + page }], manageLink);
  const { render } = await prepareRendering(req, 'followChanges');
  const mail = await render({ count: changesText(1), list, manageLink, stopLink });
  const recipients = await countRecipients(req, about);
  return { recipients, mail: { subject: mail.subject, text: mail.text } };
}

interface Decision {
  version: string;
  state: 'sent' | 'declined';
  byName: string;
}

/**
 * Saves the decision to send or decline a notice, in the transaction of `req`. A sent notice is in followers'
 * next morning email. Returns the number of recipients, or undefined if a decision already exists.
 */
export async function createNotice(
  req: PayloadRequest,
  notice: Notice,
  { version, state, byName }: Decision,
): Promise<number | undefined> {
  const { laws, module, page } = await findNoticeSubject(req, notice);
  const { entry, text, reason } = notice;
  const recipients = state === 'sent' ? await countRecipients(req, { laws, module }) : 0;
  const rows = await queryRows(
    req,
    sql`
    insert into law_notices
      (version, state, recipients, by_name, decided_at, entry, text, reason, page, laws, module)
    values (${version}, ${state}, ${recipients}, ${byName}, ${new Date().toISOString()}::timestamptz,
      ${useName(entry)}, ${text}, ${reason}, ${page}, ${sql.param(laws)}::text[], ${module})
    on conflict do nothing returning version`,
  );
  return rows.length > 0 ? recipients : undefined;
}

/** Deletes the notice. Returns false if a follower was already notified. */
export async function takeBackNotice(req: PayloadRequest, version: string): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
    delete from law_notices
    where version = ${version} and not exists (select from sent_notifications where key = ${`notice ${version}`})
    returning version`,
  );
  return rows.length > 0;
}

/** Long enough to catch up after failed runs. The `sent_notifications` table prevents duplicates. */
const SENT_FOR = sql`interval '7 days'`;

export async function recentNotices({ db }: Payload, now: Date): Promise<StoredNotice[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.drizzle.execute<StoredNotice>(sql`
    select version, entry, text, reason, page, laws, module, decided_at as "decidedAt" from law_notices
    where state = 'sent' and decided_at between ${moment} - ${SENT_FOR} and ${moment}
    order by decided_at, version`);
  return rows;
}
