import { parseArgs } from 'node:util';
import { ReadableError } from './readable-error.ts';
import { runTool, say, type Workplace } from './tool.ts';

/** Writes all content into the folder of the command line. */
async function exportTo({ payload }: Workplace) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one folder: npm run export -- path/to/folder');
  }
  const { exportContent } = await import('./back-office/index.ts');
  const { files, written, removed, notices } = await exportContent(payload, folder);
  for (const notice of notices) say(`Note: ${notice}`);
  for (const path of removed) say(`remove  ${path}`);
  say(
    `${files} files are in ${folder}; ${written} of them were written now, ${removed.length} others removed.`,
  );
  return { problems: 0 };
}

await runTool(exportTo, { quiet: true });
