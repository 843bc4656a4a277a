import { hkdfSync } from 'node:crypto';
import { openPayload } from '#cms/open-payload.ts';

const KEY_BYTES = 32;

/** A secret of its own for one purpose, derived from the installation's: one that leaks opens nothing else. */
export async function derivedSecret(purpose: string): Promise<string> {
  const { config } = await openPayload();
  return Buffer.from(hkdfSync('sha256', config.secret, '', purpose, KEY_BYTES)).toString('base64url');
}
