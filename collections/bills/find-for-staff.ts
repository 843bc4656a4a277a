import type { Payload } from 'payload';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';
import { idSchema } from '#cms/panel/endpoint.ts';
import type { Bill } from '#cms/payload-types.ts';

export async function findBillForStaff(
  payload: Payload,
  { bill, headers }: { bill: string; headers: Headers },
): Promise<Bill | undefined> {
  const { data: id } = idSchema.safeParse(bill);
  if (id === undefined) return undefined;
  const { user } = await payload.auth({ headers });
  if (!user || !hasRole({ user }, ...STAFF_ROLES)) return undefined;
  const access = { overrideAccess: false, user, disableErrors: true };
  return (await payload.findByID({ collection: 'bills', id, depth: 0, ...access })) ?? undefined;
}
