import { parseArgs } from 'node:util';
import { withBootLock } from './database/boot-lock.ts';
import { ReadableError } from './readable-error.ts';
import { runCommand, print, type CommandContext } from './command.ts';

const OPTIONS = { demo: { type: 'boolean', default: false } } as const;

const ABOUT_ACCOUNTS = [
  'Nobody was mailed. The demo creates no accounts. To create one of each role:',
  '  npm run admin:create -- --email editor@example.com --name Editor --role editor',
  '  npm run admin:create -- --email staff@example.com --name Staff --role staff',
].join('\n');

/** Seeds content; with `--demo`, fills the inbox with made-up submissions instead. */
async function seed({ payload, databaseUrl }: CommandContext) {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (values.demo && folder) throw new ReadableError('Give either a folder or --demo.');
  const { isSeedingDue, seedContent, seedDemo } = await import('./back-office/index.ts');
  return withBootLock(databaseUrl, async () => {
    if (!values.demo || (await isSeedingDue(payload))) {
      const { created, updated, unchanged } = await seedContent(payload, folder);
      print(`${created} files were imported, ${updated} were updated, ${unchanged} were left as they are.`);
    }
    if (values.demo) {
      const created = await seedDemo(payload);
      print(created > 0 ? `${created} demo submissions were created.` : 'The demo was there already.');
      print(ABOUT_ACCOUNTS);
    }
    return { problems: 0 };
  });
}

await runCommand(seed);
