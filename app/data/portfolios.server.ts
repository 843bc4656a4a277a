import { sql } from '@payloadcms/db-postgres';
import { groupBy } from '#law/group-by.ts';
import { obligationKey } from '#law/portfolios.ts';
import { openPayload } from '#cms/open-payload.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import type { PortfolioBuilding as Stored } from '#cms/payload-types.ts';
import type { NewEntry, PortfolioBuilding } from '#collections/portfolios/submit.ts';

export type { PortfolioBuilding } from '#collections/portfolios/submit.ts';

const toBuilding = ({ bbl, bin, address, label, answers }: Stored): PortfolioBuilding => ({
  bbl,
  address,
  bin: bin ?? undefined,
  label: label ?? undefined,
  answers: answers ?? undefined,
});

export async function listPortfolioBuildings(id: number): Promise<PortfolioBuilding[]> {
  const where = { portfolio: { equals: id }, removedAt: { exists: false } };
  return (await findAll(await openPayload(), 'portfolio-buildings', where, 'address')).map(toBuilding);
}

export async function findRemoved(id: number, bbl: string): Promise<PortfolioBuilding | undefined> {
  const where = { portfolio: { equals: id }, bbl: { equals: bbl }, removedAt: { exists: true } };
  const removed = await findFirst(await openPayload(), 'portfolio-buildings', where);
  return removed && toBuilding(removed);
}

export async function listFollowers(id: number): Promise<{ email: string; isConfirmed: boolean }[]> {
  const payload = await openPayload();
  const where = {
    kind: { equals: 'portfolio' },
    subject: { equals: String(id) },
    status: { not_equals: 'stopped' },
  };
  const options = { collection: 'follows', where, sort: 'id', pagination: false, depth: 1 } as const;
  const { docs } = await payload.find(options);
  return docs.flatMap(({ follower, status }) => {
    if (typeof follower === 'number') return [];
    const isConfirmed = status === 'confirmed' && follower.status === 'confirmed';
    return follower.status === 'bounced' ? [] : [{ email: follower.email, isConfirmed }];
  });
}

export interface Mark {
  isDone: boolean;
  at: string;
}

export async function readMarks(id: number): Promise<ReadonlyMap<string, Mark>> {
  const { db } = await openPayload();
  type Row = {
    [Name in keyof Mark | 'bbl' | 'law' | 'cycle']: Name extends keyof Mark ? Mark[Name] : string;
  };
  const { rows } = await db.drizzle.execute<Row>(sql`
    select distinct on (bbl, law, cycle)
      bbl, law, cycle, kind = 'done' as "isDone", to_json(created_at) #>> '{}' as at
    from portfolio_entries
    where portfolio_id = ${id} and kind <> 'note' order by bbl, law, cycle, id desc`);
  return new Map(
    rows.map(({ bbl, law, cycle, isDone, at }) => [obligationKey(bbl, law, cycle), { isDone, at }]),
  );
}

export interface PortfolioEntry extends Pick<NewEntry, 'kind' | 'text'> {
  at: string;
}

export async function readEntries(
  id: number,
  bbls: readonly string[],
): Promise<ReadonlyMap<string, PortfolioEntry[]>> {
  const where = { portfolio: { equals: id }, bbl: { in: [...new Set(bbls)] } };
  const docs = bbls.length > 0 ? await findAll(await openPayload(), 'portfolio-entries', where, '-id') : [];
  return groupBy(
    docs.map(({ text, createdAt, ...entry }) => ({ ...entry, text: text ?? undefined, at: createdAt })),
    ({ bbl, law, cycle }) => obligationKey(bbl, law, cycle),
  );
}
