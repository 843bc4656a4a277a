import { sql } from '@payloadcms/db-postgres';
import { obligationKey } from '#law/portfolios.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { PortfolioBuilding as Stored } from '#cms/payload-types.ts';

/** Visitors have no account: knowing the secret URL grants access. */
const ALL = { overrideAccess: true, pagination: false, depth: 0 } as const;

export interface PortfolioBuilding {
  bbl: string;
  bin?: number;
  address: string;
  label?: string;
  answers?: string;
}

const toBuilding = ({ bbl, bin, address, label, answers }: Stored): PortfolioBuilding => ({
  bbl,
  address,
  bin: bin ?? undefined,
  label: label ?? undefined,
  answers: answers ?? undefined,
});

export async function listPortfolioBuildings(id: number): Promise<PortfolioBuilding[]> {
  const where = { portfolio: { equals: id }, removedAt: { exists: false } };
  const payload = await openPayload();
  const { docs } = await payload.find({ ...ALL, collection: 'portfolio-buildings', where, sort: 'address' });
  return docs.map(toBuilding);
}

/** That can be restored. */
export async function findRemoved(id: number, bbl: string): Promise<PortfolioBuilding | undefined> {
  const where = { portfolio: { equals: id }, bbl: { equals: bbl }, removedAt: { exists: true } };
  const payload = await openPayload();
  const { docs } = await payload.find({ ...ALL, collection: 'portfolio-buildings', where, limit: 1 });
  return docs.map(toBuilding)[0];
}

export async function listFollowers(id: number): Promise<{ email: string; isConfirmed: boolean }[]> {
  const payload = await openPayload();
  const where = {
    kind: { equals: 'portfolio' },
    subject: { equals: String(id) },
    status: { not_equals: 'stopped' },
  };
  const options = { ...ALL, collection: 'follows', where, sort: 'id', depth: 1 } as const;
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

export interface PortfolioEntry {
  kind: 'done' | 'reopened' | 'note';
  text?: string;
  at: string;
}

export async function readEntries(
  id: number,
  bbls: readonly string[],
): Promise<ReadonlyMap<string, PortfolioEntry[]>> {
  const where = { portfolio: { equals: id }, bbl: { in: [...new Set(bbls)] } };
  const payload = await openPayload();
  const entries = new Map<string, PortfolioEntry[]>();
  if (bbls.length === 0) return entries;
  const { docs } = await payload.find({ ...ALL, collection: 'portfolio-entries', where, sort: '-id' });
  for (const { bbl, law, cycle, kind, text, createdAt } of docs) {
    const key = obligationKey(bbl, law, cycle);
    entries.set(key, [...(entries.get(key) ?? []), { kind, text: text ?? undefined, at: createdAt }]);
  }
  return entries;
}
