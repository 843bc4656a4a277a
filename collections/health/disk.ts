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

/** Whether the disk is too full to write uploads, or to a database on this machine. */
export const isDiskFull = async (): Promise<boolean> => (await freeDisk()).bytes < FULL_BYTES;
