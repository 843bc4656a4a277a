import { hkdfSync } from 'node:crypto';
import type { Payload } from 'payload';
import { processWide } from '#city-data/process-wide.ts';

const opened = processWide<Payload>('payload');

export const providePayload = opened.provide;

export async function openPayload(): Promise<Payload> {
  const payload = opened.find();
  if (!payload) throw new Error('Payload is not open.');
  return payload;
}

const KEY_BYTES = 32;

/** Derives a secret for a single purpose, so that a leak does not compromise others. */
export async function derivedSecret(purpose: string): Promise<string> {
  const { secret } = (await openPayload()).config;
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)).toString('base64url');
}
