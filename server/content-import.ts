import { parseArgs } from 'node:util';
import { withBootLock } from './database/boot-lock.ts';
import { ReadableError } from './readable-error.ts';
import { runCommand, print, type CommandContext } from './command.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
} as const;

/** Imports the content of the folder on the command line, while no other process seeds or imports. */
async function importFrom({ payload, databaseUrl }: CommandContext) {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one folder: npm run import -- path/to/folder');
  }
  const { importContent } = await import('./back-office/index.ts');
  const { 'dry-run': dryRun, prune } = values;
  const { changes, unchanged } = await withBootLock(databaseUrl, () =>
    importContent(payload, folder, { dryRun, prune }),
  );
  for (const change of changes) print(change);
  print(dryRun ? 'Nothing was changed: this was a dry run.' : `${unchanged} files were up to date.`);
  return { problems: 0 };
}

await runCommand(importFrom, { quiet: true });
