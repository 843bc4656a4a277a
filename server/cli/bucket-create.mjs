import { tool } from './lib/tool.mjs';

const USAGE = `
npm run bucket:create

Creates the S3 bucket named by S3_BUCKET, unless it exists.
`;

await tool(USAGE, 'server/bucket-create.ts');
