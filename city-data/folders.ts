import path from 'node:path';

const inDataDirectory = (folder: string): string =>
  path.resolve(process.env.DATA_DIR ?? '.data', 'city-data', folder);

export const downloadsDirectory = (): string => inDataDirectory('downloads');

/** Holds rows that a sync has read but not loaded yet. */
export const syncDirectory = (): string => inDataDirectory('sync');

export const rejectsDirectory = (): string => inDataDirectory('rejects');
