import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { inboxSlugSchema } from './inbox-schema.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'inbox/undo';
const LIFETIME = '1h';

const changeSchema = z.object({
  collection: inboxSlugSchema,
  id: z.number(),
  revision: z.number(),
  before: z.object({
    status: z.string(),
    assignee: z.number().nullable(),
    snoozedUntil: z.string().nullable(),
    isSpam: z.boolean(),
    closedAt: z.string().nullable(),
  }),
  mail: z.number().optional(),
});

export type UndoableChange = z.infer<typeof changeSchema>;

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'inbox undo', 32));

/** Signed, because Undo bypasses the workflow and deletes a job. */
export const signUndo = (secret: string, change: UndoableChange): Promise<string> =>
  new SignJWT({ change })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keyFrom(secret));

export async function verifyUndo(secret: string, token: string): Promise<UndoableChange | undefined> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, keyFrom(secret), options);
    return changeSchema.parse(payload.change);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
