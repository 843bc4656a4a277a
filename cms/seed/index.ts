import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { seedArticle } from './articles.ts';
import { seedGlobal } from './globals.ts';
import { seedGuide } from './guides.ts';
import { mailTemplateTasks } from './mail-templates.ts';
import { ContentFileError } from './markdown/content-file.ts';
import { seedModule } from './modules.ts';
import { emptyOutcome, type Change, type SeedOutcome } from './outcome.ts';
import { partnerTasks } from './partners.ts';
import { progressBar } from './progress.ts';
import { seedQuiz } from './quizzes.ts';

export type { SeedOutcome } from './outcome.ts';

const CONTENT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'content');

interface Task {
  name: string;
  run: () => Promise<Change>;
}

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith(ending))
    .sort()
    .map((entry) => path.join(folder, entry));
}

type Seeder = (payload: Payload, file: string) => Promise<Change>;

/** A task for each file below a folder. */
async function fileTasks(payload: Payload, folder: string, ending: string, seed: Seeder): Promise<Task[]> {
  const files = await filesBelow(folder, ending);
  return files.map((file) => ({ name: path.basename(file), run: () => seed(payload, file) }));
}

const articleTasks = (payload: Payload, folder: string): Promise<Task[]> =>
  fileTasks(payload, folder, '.md', seedArticle);

async function ownTasks(payload: Payload): Promise<Task[]> {
  const content = (name: string): string => path.join(CONTENT, name);
  return [
    ...(await fileTasks(payload, content('modules'), '.yaml', seedModule)),
    ...(await fileTasks(payload, content('globals'), '.yaml', seedGlobal)),
    ...(await fileTasks(payload, content('guides'), '.md', seedGuide)),
    ...(await fileTasks(payload, content('quizzes'), '.yaml', seedQuiz)),
    ...(await mailTemplateTasks(payload)),
    ...(await partnerTasks(payload, content('partners.yaml'))),
    ...(await articleTasks(payload, content('articles'))),
    // Last, as their presence says that a seeding has come to its end: see `seedingIsDue`.
    { name: 'site settings', run: () => seedGlobal(payload, content('site-settings.yaml')) },
  ];
}

function problemsOf(task: Task, error: unknown): string[] {
  if (error instanceof ContentFileError) return error.problems;
  return [`${task.name}: ${error instanceof Error ? error.message : String(error)}`];
}

/**
 * Fills the site with its content, or with the articles of a developer's own folder. Can be run
 * again at any time: documents are found by slug, or by their words where an editor gave them another
 * slug, nothing is deleted, and what has not changed in the files is left as it is, also where an editor
 * has changed it since.
 */
export async function seedContent(
  payload: Payload,
  { folder, progress = false }: { folder?: string; progress?: boolean } = {},
): Promise<SeedOutcome> {
  const tasks = folder ? await articleTasks(payload, path.resolve(folder)) : await ownTasks(payload);
  const outcome = emptyOutcome();
  if (folder && tasks.length === 0) outcome.problems.push(`${folder}: there is no .md file in this folder.`);
  const bar = progressBar(tasks.length, progress);
  for (const task of tasks) {
    try {
      outcome[await task.run()] += 1;
    } catch (error) {
      outcome.problems.push(...problemsOf(task, error));
    }
    bar.step(task.name);
  }
  bar.stop();
  return outcome;
}
