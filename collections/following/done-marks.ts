import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import type { FollowedLot } from './followings.ts';

interface Mark extends Record<string, unknown> {
  portfolio: number;
  bbl: string;
  law: string;
  cycle: string;
  kind: string;
}

/** Finds dates that portfolio owners marked as done. Returns keys such as "portfolio bbl law cycle". */
export async function findDone(
  req: PayloadRequest,
  rows: readonly Pick<FollowedLot, 'portfolio' | 'bbl'>[],
): Promise<Set<string>> {
  const inPortfolios = rows.filter(({ portfolio }) => portfolio !== null);
  if (inPortfolios.length === 0) return new Set();
  const portfolios = [...new Set(inPortfolios.map(({ portfolio }) => portfolio))];
  const bbls = [...new Set(inPortfolios.map(({ bbl }) => bbl))];
  const marks = await queryRows<Mark>(
    req,
    sql`
    select distinct on (portfolio_id, bbl, law, cycle) portfolio_id as portfolio, bbl, law, cycle, kind::text
    from portfolio_entries
    where kind in ('done', 'reopened') and portfolio_id = any(${sql.param(portfolios)}::int[])
      and bbl = any(${sql.param(bbls)}::text[])
    order by portfolio_id, bbl, law, cycle, created_at desc, id desc`,
  );
  return new Set(
    marks
      .filter(({ kind }) => kind === 'done')
      .map(({ portfolio, bbl, law, cycle }) => `${portfolio} ${bbl} ${law} ${cycle}`),
  );
}
