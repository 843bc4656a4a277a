import { tool } from './lib/tool.mjs';

/** npm run bucket:create: makes the bucket of S3_BUCKET where there is none. */
await tool('server/bucket-create.ts');
