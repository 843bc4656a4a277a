import path from 'node:path';

const inDataDirectory = (folder: string): string =>
  path.resolve(process.env.DATA_DIR ?? '.data', 'city-data', folder);

export const downloadsDirectory = (): string => inDataDirectory('downloads');

/** Files that staff upload for an import, which deletes them. */
export const uploadsDirectory = (): string => inDataDirectory('uploads');

export const rejectsDirectory = (): string => inDataDirectory('rejects');
