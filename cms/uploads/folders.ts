import path from 'node:path';

const inDataDirectory = (folder: string): string => path.resolve(process.env.DATA_DIR ?? '.data', folder);

export const dataDirectory = (): string => inDataDirectory('.');

export const mediaDirectory = (): string => inDataDirectory('media');

export const billsDirectory = (): string => inDataDirectory('bills');

export const incomingDirectory = (): string => inDataDirectory('incoming');

/** Folder for the bulk download files, if there is no bucket. */
export const bulkDirectory = (): string => inDataDirectory('bulk');
