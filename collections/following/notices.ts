import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { UseName } from '#law/figures/placeholders.ts';
import { dayInNewYork } from '#law/days.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { usesOf } from '#cms/register/fill.ts';
import { loadLaws } from '#cms/register/laws.ts';
import { loadEntries } from '#cms/register/register.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareRendering } from '#cms/mail/queue.ts';
import { exampleValues } from '#cms/mail/template.ts';
import { mailTemplate } from '#cms/mail/templates.ts';
import { insertChanges } from './planned.ts';
import { FOLLOWED_ENTRIES, followedLots } from './followings.ts';
import { changesList, changesText } from './mail-texts.ts';
import { isDeadlineOf, LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';

export interface NoticeEntry {
  kind: 'figure' | 'deadline';
  key: string;
}

export interface Notice {
  entry: NoticeEntry;
  text: string;
  reason: string;
}

const useOf = ({ kind, key }: NoticeEntry): UseName => `${kind}:${key}`;

async function lawsOf({ payload }: PayloadRequest, entry: NoticeEntry): Promise<LawId[]> {
  const naming = (await loadLaws(payload)).filter((law) => usesOf(law).includes(useOf(entry)));
  const own = entry.kind === 'deadline' ? LAW_IDS.filter((law) => isDeadlineOf(law, entry.key)) : [];
  return [...new Set([...naming.map(({ id }) => id), ...own])];
}

async function moduleOf(req: PayloadRequest, entry: NoticeEntry): Promise<string | undefined> {
  const { figures, deadlines } = await loadEntries(req, [useOf(entry)]);
  return (figures[entry.key] ?? deadlines[entry.key])?.module;
}

function readersOf({ kind, key }: NoticeEntry, { laws, module }: { laws: LawId[]; module?: string }): SQL {
  const ids = sql`any(${sql.param(laws)}::text[])`;
  return sql`
    select distinct follower from (${FOLLOWED_ENTRIES}) as entries where changes and (
      (kind = 'figure' and ${kind} = 'figure' and subject = ${key})
      or (kind = 'law' and subject = ${ids}) or (kind = 'module' and subject = ${module ?? ''}))
    union
    select follower from (${followedLots(() => sql`true`)}) as lots
    where changes and bbl::bigint in (
      select bbl from follow_snapshots, json_array_elements(content -> 'lines') as line
      where line ->> 0 = ${ids} and line ->> 1 in ('applies', 'likely'))`;
}

async function planNotice(req: PayloadRequest, { entry, text, reason }: Notice) {
  const laws = await lawsOf(req, entry);
  const page = laws[0] ? `/laws/${laws[0]}` : '/laws';
  const readers = readersOf(entry, { laws, module: await moduleOf(req, entry) });
  return { change: { subject: useOf(entry), text, reason, page }, readers };
}

export async function previewNotice(req: PayloadRequest, notice: Notice) {
  const { change, readers } = await planNotice(req, notice);
  const rows = await queryRows<{ count: number }>(
    req,
    sql`select count(*)::int as count from (${readers}) as readers`,
  );
  const { manageLink = '', stopLink = '' } = exampleValues(mailTemplate('followChanges'));
  const list = changesList([{ ...change, link: siteUrl() + change.page }], manageLink);
  const { render } = await prepareRendering(req, 'followChanges');
  const { subject, text } = await render({ count: changesText(1), list, manageLink, stopLink });
  return { recipients: rows[0]?.count ?? 0, mail: { subject, text } };
}

/**
 * Records a notice in the transaction of `req`. Followers get it in their next mail about changes. Returns
 * the number of followers.
 */
export async function recordNotice(req: PayloadRequest, notice: Notice): Promise<number> {
  const { change, readers } = await planNotice(req, notice);
  const rows = await queryRows<{ follower: number }>(req, readers);
  if (rows.length === 0) return 0;
  const planned = { ...change, readers: rows.map(({ follower }) => follower) };
  await insertChanges(req, [planned], dayInNewYork(new Date()));
  return rows.length;
}
