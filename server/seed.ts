import { withBootLock } from './database/boot-lock.ts';
import { runTool, type Workplace } from './tool.ts';

/** Seeds the product's own content, or the articles of a folder. */
async function seed({ payload, databaseUrl }: Workplace) {
  const { reportSeed, seedContent } = await import('./back-office/index.ts');
  const [folder] = process.argv.slice(2);
  return withBootLock(databaseUrl, async () => {
    const outcome = await seedContent(payload, { folder, progress: true });
    reportSeed(outcome);
    return { problems: outcome.problems.length };
  });
}

await runTool(seed);
