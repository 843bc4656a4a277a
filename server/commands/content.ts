import { parseArgs } from 'node:util';
import { loadBackOffice } from '../back-office/load.ts';
import { withBootLock } from '../database/client.ts';
import { ReadableError } from '../readable-error.ts';
import { parseFolder, print, runWithPayload } from './run.ts';

const ABOUT_ACCOUNTS = `No email was sent. The demo creates no accounts. To create one of each role:
  npm run admin:create -- --email editor@example.com --name Editor --role editor
  npm run admin:create -- --email staff@example.com --name Staff --role staff`;

export const seed = () =>
  runWithPayload(
    async ({ payload, databaseUrl }) => {
      const { values, positionals } = parseArgs({
        options: { demo: { type: 'boolean', default: false } },
        allowPositionals: true,
      });
      const [folder] = positionals;
      if (values.demo && folder) throw new ReadableError('Give either a folder or --demo, not both.');
      const { isSeedingDue, seedContent, seedDemo } = await loadBackOffice();
      await withBootLock(databaseUrl, async () => {
        if (!values.demo || (await isSeedingDue(payload))) {
          const { created, updated, unchanged } = await seedContent(payload, folder);
          print(
            `${created} files were imported, ${updated} were updated, and ${unchanged} were left unchanged.`,
          );
        }
        if (!values.demo) return;
        const created = await seedDemo(payload);
        print(
          created > 0
            ? `${created} demo submissions were created.`
            : 'The demo submissions are already there. Nothing was added.',
        );
        print(ABOUT_ACCOUNTS);
      });
    },
    { quiet: false },
  );

export const exportTo = () =>
  runWithPayload(async ({ payload }) => {
    const { folder } = parseFolder('Give one folder: npm run export -- path/to/folder', {});
    const { exportContent } = await loadBackOffice();
    const { files, written, removed, notices } = await exportContent(payload, folder);
    for (const notice of notices) print(`Note: ${notice}`);
    for (const path of removed) print(`remove  ${path}`);
    print(
      `${folder} has ${files} files. ${written} of them were written now, and ${removed.length} others were removed.`,
    );
  });

export const importFrom = () =>
  runWithPayload(async ({ payload, databaseUrl }) => {
    const { folder, values } = parseFolder('Give one folder: npm run import -- path/to/folder', {
      'dry-run': { type: 'boolean', default: false },
    });
    const { importContent } = await loadBackOffice();
    const { 'dry-run': dryRun } = values;
    const { changes, unchanged } = await withBootLock(databaseUrl, () =>
      importContent(payload, folder, { dryRun }),
    );
    for (const change of changes) print(change);
    print(dryRun ? 'Nothing was changed: this was a dry run.' : `${unchanged} files were up to date.`);
  });
