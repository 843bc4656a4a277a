import type { PayloadRequest } from 'payload';
import { isPublicId, newPublicId } from '#cms/addresses/public-id.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Portfolio } from '#cms/payload-types.ts';

export { newPublicId } from '#cms/addresses/public-id.ts';

const collection = 'portfolios';

/** The secret addresses of a portfolio: its owner's, the one that only shows it, and that of its calendar. */
export type SecretKey = 'key' | 'viewKey' | 'calendarKey';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Portfolios that nobody opens are deleted after some time. Opening one counts once a day, and ends what can be undone. */
async function noteOpening({ id, openedAt }: Portfolio): Promise<void> {
  if (Date.now() - Date.parse(openedAt) < DAY_MS) return;
  const payload = await openPayload();
  const data = { openedAt: new Date().toISOString(), removed: null };
  await payload.update({ collection, id, data, depth: 0 });
}

/** The portfolio behind a secret address; undefined where there is none, or no longer. */
export async function findPortfolio(kind: SecretKey, key = ''): Promise<Portfolio | undefined> {
  if (!isPublicId(key)) return undefined;
  const found = await findFirst(await openPayload(), collection, { [kind]: { equals: key } });
  if (found) await noteOpening(found);
  return found;
}

/** Serializes the changes of one portfolio, in any process. */
export const lockPortfolio = (req: PayloadRequest, id: number): Promise<void> =>
  lockUntilCommit(req, `portfolio ${id}`);

/**
 * Gives a portfolio another secret address of a kind, or its first one: the old one leads nowhere from then on. `known` is
 * the one that the owner saw. A second press, which saw the same, changes nothing. Returns the one that is in force.
 */
export async function replaceKey(id: number, kind: SecretKey, known: string): Promise<string | undefined> {
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const portfolio = await req.payload.findByID({ collection, id, req, depth: 0 });
    const current = portfolio[kind] ?? '';
    if (current !== known) return current || undefined;
    // The form that created the portfolio must not lead to its new address.
    const data = { [kind]: newPublicId(), ...(kind === 'key' ? { formKey: null } : {}) };
    const updated = await req.payload.update({ collection, id, data, req, depth: 0 });
    return updated[kind] ?? undefined;
  });
}

/** Takes back the address that shows a portfolio, or that of its calendar. */
export async function revokeKey(id: number, kind: Exclude<SecretKey, 'key'>): Promise<void> {
  await (await openPayload()).update({ collection, id, data: { [kind]: null }, depth: 0 });
}

/** Deletes a portfolio with its buildings, marks and notes, and everyone's follows of it. */
export async function deletePortfolio(id: number): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const where = { kind: { equals: 'portfolio' }, subject: { equals: String(id) } };
    await req.payload.delete({ collection: 'follows', where, req });
    await req.payload.delete({ collection, where: { id: { equals: id } }, req });
  });
}
