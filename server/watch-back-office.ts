import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** What this process loads once, at its start. Vite reloads the site, and Next the panel's components (.tsx). */
const LOADED_ONCE = ['collections', 'migrations', 'server', 'cms'];
/** What Next or a generator writes, and what only tests load. */
const IGNORED = /(^|\/)(\.next|app|admin)\/|\.test\.ts$|payload-types\.ts$/;

/**
 * In development: says once when a file has changed that hot reload does not reach, such as a collection, so that
 * nobody wonders why the panel still shows the old one. Returns how to stop.
 */
export function watchBackOffice(say: (sentence: string) => void, root: string = projectRoot): () => void {
  let hasSpoken = false;
  const onChange = (file: string) => {
    if (hasSpoken || !file.endsWith('.ts') || IGNORED.test(file)) return;
    hasSpoken = true;
    say(`${file} has changed. Stop and restart "npm run dev" to load it.`);
  };
  const watchers = LOADED_ONCE.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name) onChange(path.posix.join(folder, name));
    }),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}
