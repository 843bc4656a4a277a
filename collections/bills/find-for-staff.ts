import type { Payload } from 'payload';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';
import { idSchema } from '#cms/panel/endpoint.ts';

export async function findAnalysisForStaff(
  payload: Payload,
  collection: 'invoice-submissions' | 'bill-uploads',
  { submission, headers }: { submission: string; headers: Headers },
) {
  const { data: id } = idSchema.safeParse(submission);
  if (id === undefined) return undefined;
  const { user } = await payload.auth({ headers });
  if (!user || !hasRole({ user }, ...STAFF_ROLES)) return undefined;
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { bill: true, analysis: true, updatedAt: true, status: true },
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  return found ?? undefined;
}
