import type { Readable } from 'node:stream';
import NodeClam from 'clamscan';
import type { BillUpload } from '#cms/payload-types.ts';
import { CLAMD_PORT } from './clamd-port.ts';

const PATIENCE_MS = 60_000;

/**
 * Has clamd look at a file. Throws when it cannot be reached, or does not say. Its address is in
 * CLAMD_HOST and CLAMD_PORT.
 */
export async function scanFile(file: Readable): Promise<Extract<BillUpload['scan'], 'clean' | 'infected'>> {
  const scanner = await new NodeClam().init({
    preference: 'clamdscan',
    clamscan: { active: false },
    clamdscan: {
      host: process.env.CLAMD_HOST,
      port: Number(process.env.CLAMD_PORT || CLAMD_PORT),
      timeout: PATIENCE_MS,
      localFallback: false,
    },
  });
  const { isInfected } = await scanner.scanStream(file);
  if (isInfected === null) throw new Error('The scanner did not say what it found.');
  return isInfected ? 'infected' : 'clean';
}
