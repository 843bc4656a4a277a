import { parseArgs } from 'node:util';
import { seedingIsDue } from '#cms/seed/seeding-is-due.ts';
import { withBootLock } from './database/boot-lock.ts';
import { ReadableError } from './readable-error.ts';
import { runCommand, print, type CommandContext } from './command.ts';

const OPTIONS = { demo: { type: 'boolean', default: false } } as const;

const ABOUT_ACCOUNTS = [
  'Nobody was mailed. The demo makes no accounts. For one of each role:',
  '  npm run admin:create -- --email editor@example.com --name Editor --role editor',
  '  npm run admin:create -- --email staff@example.com --name Staff --role staff',
].join('\n');

/** Fills the inbox with submissions that are made up, and says how to make accounts that can look at them. */
async function seedSubmissions({ payload }: CommandContext) {
  const { reportSeed, seedContent, seedDemo } = await import('./back-office/index.ts');
  if (await seedingIsDue(payload)) reportSeed(await seedContent(payload));
  const { created, unchanged } = await seedDemo(payload);
  print(`${created} submissions of the demo were made; ${unchanged} were there already.`);
  print(ABOUT_ACCOUNTS);
  return { problems: 0 };
}

/** Seeds the product's own content, or the articles of a folder. */
async function seedWords({ payload }: CommandContext, folder: string | undefined) {
  const { reportSeed, seedContent } = await import('./back-office/index.ts');
  const outcome = await seedContent(payload, { folder, progress: true });
  reportSeed(outcome);
  return { problems: outcome.problems.length };
}

async function seed(workplace: CommandContext) {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (values.demo && folder) throw new ReadableError('Give either a folder or --demo.');
  return withBootLock(workplace.databaseUrl, () =>
    values.demo ? seedSubmissions(workplace) : seedWords(workplace, folder),
  );
}

await runCommand(seed);
