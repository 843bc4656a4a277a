import { parseArgs } from 'node:util';
import { ReadableError } from './readable-error.ts';
import { runCommand, print, type CommandContext } from './command.ts';

/** Writes all content into the folder of the command line. */
async function exportTo({ payload }: CommandContext) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one folder: npm run export -- path/to/folder');
  }
  const { exportContent } = await import('./back-office/index.ts');
  const { files, written, removed, notices } = await exportContent(payload, folder);
  for (const notice of notices) print(`Note: ${notice}`);
  for (const path of removed) print(`remove  ${path}`);
  print(
    `${files} files are in ${folder}; ${written} of them were written now, ${removed.length} others removed.`,
  );
  return { problems: 0 };
}

await runCommand(exportTo, { quiet: true });
