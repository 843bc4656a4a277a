import type { Payload } from 'payload';
import type { User } from '#cms/payload-types.ts';

/** The person with these headers, where they may see drafts: admins and editors, not staff, and not visitors. */
export async function editorWith(payload: Payload, headers: Headers): Promise<User | undefined> {
  const { user } = await payload.auth({ headers });
  return user && user.role !== 'staff' ? user : undefined;
}
