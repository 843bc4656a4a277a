import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run admin:create -- [--email ADDRESS] [--name NAME] [--role admin|editor|staff] [--reset]

Creates an account for the back office. Asks for anything you leave out. ADMIN_PASSWORD sets the password; without
it, you are asked for one, or one is generated and shown once.

  --reset  sets a new password for an existing account
`;

await dataCommand(USAGE, 'server/commands/admin-create.ts', 'createAdmin');
