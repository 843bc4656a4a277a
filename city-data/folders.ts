import path from 'node:path';

const inDataDirectory = (folder: string): string =>
  path.resolve(process.env.DATA_DIR ?? '.data', 'city-data', folder);

export const downloadsDirectory = (): string => inDataDirectory('downloads');

/** Rows that a sync has read and not loaded yet. */
export const syncDirectory = (): string => inDataDirectory('sync');

export const rejectsDirectory = (): string => inDataDirectory('rejects');
