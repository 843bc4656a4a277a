import path from 'node:path';

const inDataDirectory = (folder: string): string => path.resolve(process.env.DATA_DIR ?? '.data', folder);

/** Where images are stored when no S3 bucket is configured. */
export const mediaDirectory = (): string => inDataDirectory('media');

/** Where bills are stored when no S3 bucket is configured. No URL of the site leads there. */
export const billsDirectory = (): string => inDataDirectory('bills');

/** Where imports of city data store what they download, what staff upload for them, and the rows that they reject. */
export const cityDataDirectory = (): string => inDataDirectory('city-data');

/** Where a file is stored while it is uploaded and inspected. */
export const incomingDirectory = (): string => inDataDirectory('incoming');
