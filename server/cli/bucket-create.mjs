import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run bucket:create

Creates the S3 bucket named by S3_BUCKET, unless it exists.
`;

await dataCommand(USAGE, 'server/commands/bucket-create.ts', 'createBucket');
