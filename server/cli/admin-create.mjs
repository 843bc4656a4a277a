import { tool } from './lib/tool.mjs';

/** npm run admin:create: makes an account of the back office, or sets a new password for one. */
await tool('server/admin-create.ts');
