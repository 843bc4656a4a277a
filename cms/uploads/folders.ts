import path from 'node:path';

const inDataDirectory = (folder: string): string => path.resolve(process.env.DATA_DIR ?? '.data', folder);

export const dataDirectory = (): string => inDataDirectory('.');

/** Where images are stored when no S3 bucket is configured. */
export const mediaDirectory = (): string => inDataDirectory('media');

/** Where bills are stored when no S3 bucket is configured. No URL of the site leads there. */
export const billsDirectory = (): string => inDataDirectory('bills');

/** Where a file is stored while it is uploaded and inspected. */
export const incomingDirectory = (): string => inDataDirectory('incoming');
