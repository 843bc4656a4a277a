import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

/** Content files with at least one document of each kind. */
const CHOSEN = [
  'articles/ll97/covered-buildings-list.md',
  'globals/about.yaml',
  'globals/home.yaml',
  'globals/site-settings.yaml',
  'guides/getting-started.md',
  'laws/ll97-320.yaml',
  'mail-templates/followConfirmation.yaml',
  'modules/ll97.yaml',
  'partners/borough-energy-advisors.yaml',
  'quizzes/ll97.yaml',
];

const REFERENCES: [pattern: RegExp, filesOf: (key: string) => string[]][] = [
  [/\{figure:([a-z0-9-]+)/g, (key) => [`figures/${key}.yaml`]],
  [/\{deadline:([a-z0-9-]+)/g, (key) => [`deadlines/${key}.yaml`]],
  [/^source: (.+)$/gm, (key) => [`sources/${key}.yaml`]],
  [/^image: (.+)\.webp$/gm, (key) => [`media/${key}.svg`, `media/${key}.svg.yaml`]],
];

const referencesIn = (text: string): string[] =>
  REFERENCES.flatMap(([pattern, filesOf]) =>
    [...text.matchAll(pattern)].flatMap(([, key = '']) => filesOf(key)),
  );

/** Copies a small part of the starting content, with everything that it refers to. */
export async function copySmallContent(folder: string): Promise<void> {
  const names = new Set(CHOSEN);
  // The loop also visits names that are added to the set while it runs.
  for (const name of names) {
    const text = await readFile(path.join(CONTENT, name), 'utf8');
    for (const reference of referencesIn(text)) names.add(reference);
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await cp(path.join(CONTENT, name), path.join(folder, name));
  }
}
