import { unzipSync } from 'fflate';

/** The files in a ZIP archive, by name. */
export const unzip = (archive: Buffer): Record<string, Buffer | undefined> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)] as const),
  );
