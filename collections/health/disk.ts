import { mkdir, statfs } from 'node:fs/promises';
import { dataDirectory } from '#cms/uploads/folders.ts';

const FULL_BYTES = 32 * 1024 * 1024;

interface FreeDisk {
  bytes: number;
  share: number;
}

export async function freeDisk(): Promise<FreeDisk> {
  await mkdir(dataDirectory(), { recursive: true });
  const { bavail, blocks, bsize } = await statfs(dataDirectory());
  return { bytes: bavail * bsize, share: bavail / blocks };
}

/** Neither uploads nor this machine's database can be written. */
export const isDiskFull = async (): Promise<boolean> => (await freeDisk()).bytes < FULL_BYTES;
