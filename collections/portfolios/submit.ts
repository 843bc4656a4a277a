import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { answersFrom, answersText, type OwnAnswers } from '#law/buildings/answers.ts';
import { MAX_BUILDINGS, MAX_ENTRIES, quotableName } from '#law/portfolios.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit, queryRows } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import { lockPortfolio } from './secret-links.ts';
import { type Choice, type PendingRow, pendingRows } from './pending.ts';

export { type Choice, type PendingRow, pendingRows } from './pending.ts';
export { removeBuilding, removedBuilding, restoreBuilding } from './removed.ts';

const collection = 'portfolios';

interface NewPortfolio {
  formKey: string;
  name: string;
  email?: string;
  pending: readonly PendingRow[];
}

function withRows(rows: readonly PendingRow[], added: readonly PendingRow[]): PendingRow[] | undefined {
  const known = new Set(rows.map(({ text }) => text));
  const all = [...rows, ...added.filter(({ text }) => !known.has(text))];
  return all.length > MAX_BUILDINGS ? undefined : all;
}

/**
 * Creates a portfolio with unconfirmed rows, emails its secret URL, and returns its key. Sending the form
 * again adds only new rows. A deleted portfolio is not recreated.
 */
export async function createPortfolio(
  { formKey, name, email, pending }: NewPortfolio,
  { mayMail = true }: { mayMail?: boolean } = {},
): Promise<string> {
  return inTransaction(await openPayload(), async (req) => {
    await lockUntilCommit(req, `portfolio form ${formKey}`);
    const existing = await findFirst(req, collection, { formKey: { equals: formKey } });
    if (existing) {
      const rows = withRows(pendingRows(existing.pending), pending);
      if (rows) await req.payload.update({ collection, id: existing.id, data: { pending: rows }, req });
      return existing.key;
    }
    const key = newPublicId();
    const data = { key, formKey, name, email, pending: [...pending], openedAt: new Date().toISOString() };
    await req.payload.create({ collection, data, req });
    if (!email || !mayMail) return key;
    const link = `${siteUrl()}/portfolio/${key}`;
    await queueTemplate(req, {
      template: 'portfolioLink',
      to: email,
      values: { name: quotableName(name) ?? 'Your buildings', link },
    });
    return key;
  });
}

async function changePending<Result>(
  id: number,
  change: (rows: PendingRow[], req: PayloadRequest) => Promise<{ rows: PendingRow[]; result: Result }>,
): Promise<Result> {
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const { pending } = await req.payload.findByID({ collection, id, req, depth: 0 });
    const { rows, result } = await change(pendingRows(pending), req);
    await req.payload.update({ collection, id, data: { pending: rows }, req, depth: 0 });
    return result;
  });
}

export const addRows = (id: number, added: readonly PendingRow[]): Promise<'too many' | 'added'> =>
  changePending<'too many' | 'added'>(id, (rows) => {
    const all = withRows(rows, added);
    return Promise.resolve(all ? { rows: all, result: 'added' } : { rows, result: 'too many' });
  });

export const decideRows = (id: number, decided: ReadonlyMap<string, PendingRow | undefined>): Promise<void> =>
  changePending(id, (rows) => {
    const left = rows.flatMap((row) => (decided.has(row.id) ? (decided.get(row.id) ?? []) : row));
    return Promise.resolve({ rows: left, result: undefined });
  });

export const discardRows = (id: number): Promise<void> =>
  changePending(id, () => Promise.resolve({ rows: [], result: undefined }));

const matchOf = ({ state, choices: [choice] }: PendingRow): Choice | undefined =>
  state === 'matched' ? choice : undefined;

/**
 * Skips duplicates. Adds nothing if the portfolio would exceed its limit. Returns the number of rows left.
 */
export const addBuildings = (id: number): Promise<{ waiting: number } | 'too many'> =>
  changePending<{ waiting: number } | 'too many'>(id, async (rows, req) => {
    const added = rows.flatMap((row) => {
      const match = matchOf(row);
      return match ? [{ ...match, label: row.label ?? null }] : [];
    });
    const [counted] = await queryRows<{ count: number }>(
      req,
      sql`select count(*)::integer as count from (
        select bbl from portfolio_buildings where portfolio_id = ${id}
        union select bbl from json_to_recordset(${JSON.stringify(added)}::json) as added (bbl text)
      ) as all_of_them`,
    );
    if ((counted?.count ?? 0) > MAX_BUILDINGS) return { rows, result: 'too many' };
    await queryRows(
      req,
      sql`insert into portfolio_buildings (portfolio_id, bbl, bin, address, label)
        select distinct on (bbl) ${id}::integer, bbl, bin, address, label
        from json_to_recordset(${JSON.stringify(added)}::json)
          as added (bbl text, bin integer, address text, label text)
        on conflict (portfolio_id, bbl) do update
          set label = coalesce(portfolio_buildings.label, excluded.label)`,
    );
    const waiting = rows.filter((row) => !matchOf(row));
    return { rows: waiting, result: { waiting: waiting.length } };
  });

export async function renamePortfolio(id: number, name: string, label: string): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await req.payload.update({ collection, id, data: { name }, req, depth: 0 });
    const where = { kind: { equals: 'portfolio' }, subject: { equals: String(id) } };
    await req.payload.update({ collection: 'follows', where, data: { label }, req, depth: 0 });
  });
}

const ofBuilding = (id: number, bbl: string) => ({ portfolio: { equals: id }, bbl: { equals: bbl } });

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
    const where = { portfolio: { equals: id }, bbl: { in: [...bbls] } };
    for (const building of await findAll(req, 'portfolio-buildings', where, 'id')) {
      const answers = answersText(change(building.bbl, answersFrom(building.answers))) || null;
      await req.payload.update({
        collection: 'portfolio-buildings',
        id: building.id,
        data: { answers },
        req,
      });
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

const DUPLICATE_MS = 10 * 60 * 1000;

/** Skips duplicates: the current mark, or the same note within ten minutes. */
export async function addEntry(id: number, entry: NewEntry): Promise<'stored' | 'no building' | 'too many'> {
  const { bbl, law, cycle, kind, text } = entry;
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    if (!(await findFirst(req, 'portfolio-buildings', ofBuilding(id, bbl)))) return 'no building';
    const about = { ...ofBuilding(id, bbl), law: { equals: law }, cycle: { equals: cycle } };
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
