import { parseArgs } from 'node:util';
import { withBootLock } from './database/boot-lock.ts';
import { ReadableError } from './readable-error.ts';
import { runCommand, print, type CommandContext } from './command.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
} as const;

/** The problems of an import that was refused; nothing for other failures. */
const problemsOf = (error: unknown): string[] | undefined =>
  error instanceof Error && 'problems' in error ? (error.problems as string[]) : undefined;

/** Brings the content of the folder of the command line into the database, while nobody else seeds or imports. */
async function importFrom({ payload, databaseUrl }: CommandContext) {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one folder: npm run import -- path/to/folder');
  }
  const { importContent } = await import('./back-office/index.ts');
  const options = { dryRun: values['dry-run'], prune: values.prune };
  try {
    const { changes, unchanged } = await withBootLock(databaseUrl, () =>
      importContent(payload, folder, options),
    );
    for (const change of changes) print(change);
    print(
      options.dryRun ? 'Nothing was changed: this was a dry run.' : `${unchanged} files were up to date.`,
    );
    return { problems: 0 };
  } catch (error) {
    const problems = problemsOf(error);
    if (!problems) throw error;
    for (const problem of problems) print(problem);
    print(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was changed.`);
    return { problems: problems.length };
  }
}

await runCommand(importFrom, { quiet: true });
