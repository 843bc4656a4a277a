import { APPLICATION_ID, HYDRATED, type Application } from './application.ts';

/** Reads what the server wrote about the application. */
export const readApplication = (): Application =>
  JSON.parse(document.getElementById(APPLICATION_ID)?.textContent ?? '') as Application;

/** The longest that React takes, once it is loaded, until it has taken the page over. */
const HYDRATION_LIMIT_MS = 15_000;

const tooLong = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('React did not take the page over.')), HYDRATION_LIMIT_MS);
  });

const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

async function begin({ entry, modules, imports, manifest }: Application): Promise<void> {
  const hydrated = new Promise((resolve) => document.addEventListener(HYDRATED, resolve, { once: true }));
  [entry, ...imports].forEach(preload);
  const loaded = Object.entries(modules).map(async ([id, address]) => [id, await load(address)] as const);
  // Remix's own names: its client looks for them when it is loaded.
  window.__remixRouteModules = Object.fromEntries(
    await Promise.all(loaded),
  ) as typeof window.__remixRouteModules;
  window.__remixManifest = manifest;
  await load(entry);
  await Promise.race([hydrated, tooLong()]);
}

/**
 * Makes a function that loads the application, and waits until React has taken the page over. However often
 * it is called, this happens once; after a failure, such as a lost connection, the next call tries again.
 */
export function launcherOf(application: Application): () => Promise<void> {
  let launch: Promise<void> | undefined;
  return () => {
    launch ??= begin(application).catch((error: unknown) => {
      launch = undefined;
      throw error;
    });
    return launch;
  };
}
