import path from 'node:path';

const inDataDirectory = (folder: string): string => path.resolve(process.env.DATA_DIR ?? '.data', folder);

/** Where images are kept when no S3 bucket is configured. */
export const mediaDirectory = (): string => inDataDirectory('media');

/** Where bills are kept when no S3 bucket is configured. No address of the site leads there. */
export const billsDirectory = (): string => inDataDirectory('bills');

/** Where a file lies while it arrives and is looked at. */
export const arrivalsDirectory = (): string => inDataDirectory('arrivals');
