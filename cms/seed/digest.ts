import { createHash } from 'node:crypto';

/** A fingerprint of what a document was made of. */
export const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Whether the stored document came from these very words, or was made by hand and is not ours to change. */
export const isUpToDate = (existing: { seedDigest?: string | null }, digest: string): boolean =>
  !existing.seedDigest || existing.seedDigest === digest;
