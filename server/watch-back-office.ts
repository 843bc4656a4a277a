import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** Folders that are loaded once per process. (Vite reloads the site; Next reloads the panel's components, .tsx.) */
const LOADED_ONCE = ['law', 'city-data', 'cms', 'collections', 'migrations', 'server'];
const IGNORED = /(^|\/)(\.next|app|admin)\/|\.test\.ts$|payload-types\.ts$/;

export function watchBackOffice(warn: (message: string) => void, root: string = projectRoot): () => void {
  let hasWarned = false;
  const onChange = (file: string) => {
    if (hasWarned || !file.endsWith('.ts') || IGNORED.test(file)) return;
    hasWarned = true;
    warn(`${file} has changed. Stop and restart "npm run dev" to load it.`);
  };
  const watchers = LOADED_ONCE.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name) onChange(path.posix.join(folder, name));
    }),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}
