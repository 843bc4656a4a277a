import { z } from 'zod';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import { lockPortfolio } from './secret-links.ts';

const removedSchema = z.object({
  building: z.object({
    bbl: z.string(),
    bin: z.number().nullish(),
    address: z.string(),
    label: z.string().nullish(),
    answers: z.string().nullish(),
    createdAt: z.string(),
  }),
  entries: z.array(
    z.object({
      bbl: z.string(),
      law: z.string(),
      cycle: z.string(),
      kind: z.enum(['done', 'reopened', 'note']),
      text: z.string().nullish(),
      createdAt: z.string(),
    }),
  ),
});

export const removedBuilding = (stored: unknown) =>
  removedSchema.nullable().parse(stored ?? null)?.building ?? undefined;

const inPortfolio = (id: number, bbl: string) => ({ portfolio: { equals: id }, bbl: { equals: bbl } });

/** Keeps the building with its marks and notes for undo, until another building is removed. */
export async function removeBuilding(id: number, bbl: string): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const where = inPortfolio(id, bbl);
    const building = await findFirst(req, 'portfolio-buildings', where);
    if (!building) return;
    const entries = await findAll(req, 'portfolio-entries', where, 'id');
    const removed = removedSchema.parse({ building, entries });
    await req.payload.delete({ collection: 'portfolio-buildings', where, req });
    await req.payload.delete({ collection: 'portfolio-entries', where, req });
    await req.payload.update({ collection: 'portfolios', id, data: { removed }, req, depth: 0 });
  });
}

export async function restoreBuilding(id: number): Promise<{ bbl?: string } | 'too many'> {
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const stored = await req.payload.findByID({ collection: 'portfolios', id, req, depth: 0 });
    const removed = removedSchema.nullable().parse(stored.removed ?? null);
    if (!removed) return {};
    const { building, entries } = removed;
    const { bbl } = building;
    const { totalDocs } = await req.payload.count({
      collection: 'portfolio-buildings',
      where: { portfolio: { equals: id } },
      req,
    });
    if (!(await findFirst(req, 'portfolio-buildings', inPortfolio(id, bbl)))) {
      if (totalDocs >= MAX_BUILDINGS) return 'too many';
      await req.payload.create({
        collection: 'portfolio-buildings',
        data: { portfolio: id, ...building },
        req,
      });
    }
    for (const entry of entries) {
      await req.payload.create({ collection: 'portfolio-entries', data: { portfolio: id, ...entry }, req });
    }
    await req.payload.update({ collection: 'portfolios', id, data: { removed: null }, req, depth: 0 });
    return { bbl };
  });
}
