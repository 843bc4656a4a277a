import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run admin:create -- [--email ADDRESS] [--name NAME] [--role admin|editor|staff] [--reset]

Creates an account for the back office. Asks for what you leave out. ADMIN_PASSWORD sets the password; without it, one
is asked for, or generated and shown once.

  --reset  sets a new password for an account that exists
`;

await dataCommand(USAGE, 'server/commands/admin-create.ts', 'createAdmin');
