import type { PayloadRequest } from 'payload';
import { isPublicId, newPublicId } from '#cms/urls/public-id.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Portfolio } from '#cms/payload-types.ts';

export { newPublicId } from '#cms/urls/public-id.ts';

const collection = 'portfolios';

export type SecretKey = 'key' | 'viewKey' | 'calendarKey';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Records a visit, because portfolios that nobody opens expire. Saves at most once a day. */
async function touchOpenedAt({ id, openedAt }: Portfolio): Promise<void> {
  if (Date.now() - Date.parse(openedAt) < DAY_MS) return;
  const payload = await openPayload();
  const data = { openedAt: new Date().toISOString() };
  await payload.update({ collection, id, data, depth: 0 });
}

export async function findPortfolio(kind: SecretKey, key = ''): Promise<Portfolio | undefined> {
  if (!isPublicId(key)) return undefined;
  const found = await findFirst(await openPayload(), collection, { [kind]: { equals: key } });
  if (found) await touchOpenedAt(found);
  return found;
}

export const lockPortfolio = (req: PayloadRequest, id: number): Promise<void> =>
  lockUntilCommit(req, `portfolio ${id}`);

/**
 * Replaces a secret key, so that the old URL stops working. Does nothing if `known`, the key on the owner's
 * page, is outdated, for example after a double click. Returns the current key.
 */
export async function replaceKey(id: number, kind: SecretKey, known: string): Promise<string | undefined> {
  return inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const portfolio = await req.payload.findByID({ collection, id, req, depth: 0 });
    const current = portfolio[kind] ?? '';
    if (current !== known) return current || undefined;
    // Clear `formKey`: resubmitting the form that created the portfolio must not reveal its new URL.
    const data = { [kind]: newPublicId(), ...(kind === 'key' ? { formKey: null } : {}) };
    const updated = await req.payload.update({ collection, id, data, req, depth: 0 });
    return updated[kind] ?? undefined;
  });
}

export async function revokeKey(id: number, kind: Exclude<SecretKey, 'key'>): Promise<void> {
  await (await openPayload()).update({ collection, id, data: { [kind]: null }, depth: 0 });
}

export async function deletePortfolio(id: number): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    await lockPortfolio(req, id);
    const where = { kind: { equals: 'portfolio' }, subject: { equals: String(id) } };
    await req.payload.delete({ collection: 'follows', where, req });
    await req.payload.delete({ collection, where: { id: { equals: id } }, req });
  });
}
