import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { answersFrom, answersText, type OwnAnswers } from '#law/buildings/answers.ts';
import { MAX_BUILDINGS, MAX_ENTRIES, quotableName } from '#law/portfolios.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit, queryRows } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Portfolio } from '#cms/payload-types.ts';
import { lockPortfolio } from './secret-links.ts';

const collection = 'portfolios';

/** A row that does not match exactly one building. Possible matches are looked up when the owner views the row. */
const rowSchema = z.object({
  text: z.string(),
  label: z.string().optional(),
  units: z.number().optional(),
});

export type PendingRow = z.infer<typeof rowSchema>;

export const pendingRows = (stored: unknown): PendingRow[] => z.array(rowSchema).parse(stored ?? []);

/** A building to add to a portfolio. */
export interface PortfolioBuilding {
  bbl: string;
  bin?: number;
  address: string;
  label?: string;
  answers?: string;
}

export interface ListChange {
  matched: readonly PortfolioBuilding[];
  undecided: readonly PendingRow[];
  /** Texts of rows that are no longer pending. */
  decided?: ReadonlySet<string>;
}

interface NewPortfolio extends ListChange {
  formKey: string;
  name: string;
  email?: string;
}

export interface Added {
  added: number;
  /** The number of buildings that were already in the portfolio. */
  here: number;
  waiting: number;
}

/** Adds buildings. Restores removed ones with their labels and answers. */
async function insertBuildings(req: PayloadRequest, id: number, matched: readonly PortfolioBuilding[]) {
  const listed = sql`json_to_recordset(${JSON.stringify(matched)}::json)
    as listed (bbl text, bin integer, address text, label text, answers text)`;
  const [counted] = await queryRows<{ listed: number; here: number; total: number }>(
    req,
    sql`with here as (select bbl from portfolio_buildings where portfolio_id = ${id} and removed_at is null),
        listed as (select distinct bbl from ${listed})
      select (select count(*) from listed)::integer as listed,
        (select count(*) from listed join here using (bbl))::integer as here,
        (select count(*) from (select bbl from listed union select bbl from here) as every_lot)::integer as total`,
  );
  const { listed: count, here, total } = counted ?? { listed: 0, here: 0, total: 0 };
  if (total > MAX_BUILDINGS) return 'too many' as const;
  await queryRows(
    req,
    sql`insert into portfolio_buildings (portfolio_id, bbl, bin, address, label, answers)
      select distinct on (bbl) ${id}::integer, bbl, bin, address, label, answers from ${listed}
      on conflict (portfolio_id, bbl) do update set removed_at = null,
        label = coalesce(portfolio_buildings.label, excluded.label),
        answers = coalesce(portfolio_buildings.answers, excluded.answers)`,
  );
  return { added: count - here, here };
}

type Outcome = Added | 'too many' | 'too many rows';

async function changeList(
  req: PayloadRequest,
  { id, pending }: Pick<Portfolio, 'id' | 'pending'>,
  { matched, undecided, decided = new Set() }: ListChange,
): Promise<Outcome> {
  const kept = pendingRows(pending).filter(({ text }) => !decided.has(text));
  const rows = [...new Map([...kept, ...undecided].map((row) => [row.text, row])).values()];
  if (rows.length > MAX_BUILDINGS) return 'too many rows';
  const counts = await insertBuildings(req, id, matched);
  if (counts === 'too many') return counts;
  await req.payload.update({ collection, id, data: { pending: rows }, req, depth: 0 });
  return { ...counts, waiting: rows.length };
}

/** Adds each building only once. Adds none if the portfolio would exceed its limits. */
export async function addToPortfolio(id: number, change: ListChange): Promise<Outcome> {
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    return changeList(req, await req.payload.findByID({ collection, id, req, depth: 0 }), change);
  });
}

/**
 * Creates a portfolio, emails its secret URL, and returns its key. Submitting the same form again only adds new
 * buildings, or creates a new portfolio if the first one was deleted or its key was replaced.
 */
export async function createPortfolio(
  { formKey, name, email, ...change }: NewPortfolio,
  { mayMail }: { mayMail: boolean },
): Promise<{ key: string; outcome: Outcome }> {
  return inTransaction(await openPayload(), async (req) => {
    await lockUntilCommit(req, `portfolio form ${formKey}`);
    const existing = await findFirst(req, collection, { formKey: { equals: formKey } });
    if (existing) {
      await lockPortfolio(req, existing.id);
      return { key: existing.key, outcome: await changeList(req, existing, change) };
    }
    const key = newPublicId();
    const data = { key, formKey, name, email, openedAt: new Date().toISOString() };
    const created = await req.payload.create({ collection, data, req });
    const outcome = await changeList(req, created, change);
    if (!email || !mayMail) return { key, outcome };
    const link = `${siteUrl()}/portfolio/${key}`;
    await queueTemplate(req, {
      template: 'portfolioLink',
      to: email,
      values: { name: quotableName(name) ?? 'Your buildings', link },
    });
    return { key, outcome };
  });
}

export async function renamePortfolio(id: number, name: string, label: string): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await req.payload.update({ collection, id, data: { name }, req, depth: 0 });
    const where = { kind: { equals: 'portfolio' }, subject: { equals: String(id) } };
    await req.payload.update({ collection: 'follows', where, data: { label }, req, depth: 0 });
  });
}

const ofBuilding = (id: number, bbl: string) => ({
  portfolio: { equals: id },
  bbl: { equals: bbl },
  removedAt: { exists: false },
});

/** Only marks the building as removed, so that it can be restored with its marks and notes until it expires. */
export async function removeBuilding(id: number, bbl: string): Promise<void> {
  const data = { removedAt: new Date().toISOString() };
  const payload = await openPayload();
  await payload.update({ collection: 'portfolio-buildings', where: ofBuilding(id, bbl), data, depth: 0 });
}

export async function restoreBuilding(id: number, bbl: string): Promise<'restored' | 'too many'> {
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const where = { ...ofBuilding(id, bbl), removedAt: { exists: true } };
    const removed = await findFirst(req, 'portfolio-buildings', where);
    if (!removed) return 'restored';
    const outcome = await insertBuildings(req, id, [{ bbl, address: removed.address }]);
    return outcome === 'too many' ? outcome : 'restored';
  });
}

export async function labelBuilding(id: number, bbl: string, label: string): Promise<void> {
  const payload = await openPayload();
  const data = { label: label || null };
  await payload.update({ collection: 'portfolio-buildings', where: ofBuilding(id, bbl), data, depth: 0 });
}

export async function answerBuildings(
  id: number,
  bbls: readonly string[],
  change: (bbl: string, stored: OwnAnswers) => OwnAnswers,
): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const where = { portfolio: { equals: id }, bbl: { in: [...bbls] }, removedAt: { exists: false } };
    const buildings = await findAll(req, 'portfolio-buildings', where, 'id');
    for (const { id: building, bbl, answers: stored } of buildings) {
      const answers = answersText(change(bbl, answersFrom(stored))) || null;
      await req.payload.update({ collection: 'portfolio-buildings', id: building, data: { answers }, req });
    }
  });
}

export interface NewEntry {
  bbl: string;
  law: string;
  cycle: string;
  kind: 'done' | 'reopened' | 'note';
  text?: string;
}

/** Marks the same obligation for several buildings. Skips buildings that already have that mark. */
export async function markAll(
  id: number,
  { law, cycle, kind }: Pick<NewEntry, 'law' | 'cycle'> & { kind: 'done' | 'reopened' },
  bbls: readonly string[],
): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const about = sql`entries.portfolio_id = ${id} and entries.bbl = buildings.bbl and entries.law = ${law}
      and entries.cycle = ${cycle}`;
    await queryRows(
      req,
      sql`insert into portfolio_entries (portfolio_id, bbl, law, cycle, kind)
        select ${id}::integer, bbl, ${law}::text, ${cycle}::text, ${kind}::enum_portfolio_entries_kind
        from portfolio_buildings as buildings
        where portfolio_id = ${id} and removed_at is null and bbl = any(${sql.param(bbls)}::text[])
          and ${kind}::text <> coalesce((select entries.kind::text from portfolio_entries as entries
            where ${about} and entries.kind <> 'note' order by entries.id desc limit 1), 'reopened')
          and (select count(*) from portfolio_entries as entries where ${about}) < ${MAX_ENTRIES}`,
    );
  });
}

const DUPLICATE_MS = 10 * 60 * 1000;

/** Skips duplicates: a mark that is already set, or the same note again within ten minutes. */
export async function addEntry(id: number, entry: NewEntry): Promise<'stored' | 'no building' | 'too many'> {
  const { bbl, law, cycle, kind, text } = entry;
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    if (!(await findFirst(req, 'portfolio-buildings', ofBuilding(id, bbl)))) return 'no building';
    const about = {
      portfolio: { equals: id },
      bbl: { equals: bbl },
      law: { equals: law },
      cycle: { equals: cycle },
    };
    const entries = await findAll(req, 'portfolio-entries', about, '-id');
    const mark = entries.find((each) => each.kind !== 'note')?.kind ?? 'reopened';
    const last = entries.find((each) => each.kind === 'note');
    const isRepeated =
      kind === 'note'
        ? last?.text === text && Date.now() - Date.parse(last?.createdAt ?? '') < DUPLICATE_MS
        : mark === kind;
    if (isRepeated) return 'stored';
    if (entries.length >= MAX_ENTRIES) return 'too many';
    await req.payload.create({ collection: 'portfolio-entries', data: { portfolio: id, ...entry }, req });
    return 'stored';
  });
}
