import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { CommandError, inProject } from './lib/project.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runPayload } from './lib/payload.mjs';

const USAGE = `
npm run migrate:create -- NAME

Writes the types (cms/payload-types.ts) and a migration for what changed in the collections since the last one:
migrations/<time>_NAME.ts with the SQL, a snapshot of the schema beside it, and its line in migrations/index.ts. Read the
SQL before you commit it. Needs no database; "npm start" and "npm run dev" apply it.
`;

const list = () =>
  readdirSync(inProject('migrations')).filter((name) => name.endsWith('.ts') && name !== 'index.ts');

function edit(name, change) {
  const file = inProject('migrations', name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

await command(USAGE, async () => {
  const [name, ...others] = process.argv.slice(2);
  if (!name || name.startsWith('-') || others.length > 0) {
    throw new CommandError('Name the change in one word: npm run migrate:create -- add-phone-to-vendors');
  }
  await ensureInstalled();
  process.exitCode = runPayload(['generate:types']);
  if (process.exitCode !== 0) return;
  const before = new Set(list());
  process.exitCode = runPayload(['migrate:create', name, '--skip-empty']);
  const written = list().filter((file) => !before.has(file));
  if (process.exitCode !== 0) return;
  if (written.length === 0) {
    console.log(
      process.stdin.isTTY
        ? 'The collections have not changed since the last migration. Nothing was written.'
        : 'Nothing was written. If a question stands above, run this in a terminal and answer it; otherwise the collections have not changed since the last migration.',
    );
    return;
  }
  // Payload generates code for bundlers. To run in Node, it needs type imports and file extensions.
  for (const file of written)
    edit(file, (text) => text.replace(/\bMigrate(Up|Down)Args,/g, 'type Migrate$1Args,'));
  edit('index.ts', (text) =>
    text.replace(/ from '(\.\/[^'.]+)';/g, " from '$1.ts';").replace(/'\n {2}\}/g, "',\n  }"),
  );
});
