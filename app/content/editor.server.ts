import { openPayload } from './payload.server.ts';

/**
 * How somebody who is signed in to the back office and edits content reads the newest drafts. Nothing
 * for everybody else: visitors, and staff who only work on what visitors sent.
 */
export async function asEditor(headers: Headers) {
  const payload = await openPayload();
  const { user } = await payload.auth({ headers });
  if (!user || user.role === 'staff') return undefined;
  return { overrideAccess: false, user, draft: true } as const;
}
