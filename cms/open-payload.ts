import { hkdfSync } from 'node:crypto';
import type { Payload } from 'payload';

/** The bundle of the admin panel has modules of its own, so both find Payload in the global object. */
const opened = globalThis as { lotlinePayload?: Payload };

export function providePayload(payload: Payload): void {
  opened.lotlinePayload = payload;
}

export async function openPayload(): Promise<Payload> {
  if (!opened.lotlinePayload) throw new Error('Payload is not open.');
  return opened.lotlinePayload;
}

const KEY_BYTES = 32;

/** Derives a secret for one purpose, so that a leak of it does not compromise others. */
export async function derivedSecret(purpose: string): Promise<string> {
  const { secret } = (await openPayload()).config;
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)).toString('base64url');
}
