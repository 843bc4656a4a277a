import path from 'node:path';

const inDataDirectory = (folder: string): string =>
  path.resolve(process.env.DATA_DIR ?? '.data', 'city-data', folder);

/** Downloads of the import that is running. */
export const downloadsDirectory = (): string => inDataDirectory('downloads');

/** Files that staff upload for an import, which deletes them. */
export const uploadsDirectory = (): string => inDataDirectory('uploads');

/** Rows that imports reject. */
export const rejectsDirectory = (): string => inDataDirectory('rejects');
