import { hkdfSync } from 'node:crypto';
import { getPayload, type Payload } from 'payload';
import config from './payload.config.ts';

/** The one Payload instance of this process, which the server has started. */
export const openPayload = (): Promise<Payload> => getPayload({ config });

const KEY_BYTES = 32;

/** A secret for one purpose, derived from the installation's: if it leaks, it opens nothing else. */
export async function derivedSecret(purpose: string): Promise<string> {
  const { secret } = (await openPayload()).config;
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)).toString('base64url');
}
