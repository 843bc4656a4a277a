import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** Folders that this process loads once. Vite reloads the site, and Next the panel's components (.tsx). */
const LOADED_ONCE = ['law', 'city-data', 'cms', 'collections', 'migrations', 'server'];
/** Generated files, and those that only tests load. */
const IGNORED = /(^|\/)(\.next|app|admin)\/|\.test\.ts$|payload-types\.ts$/;

/** Warns once when a file has changed that hot reload does not cover, such as a collection. Returns how to stop. */
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
