import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LAYERS = ['law', 'city-data', 'cms', 'collections', 'app/features', 'server'];

/** Files that combine all collections, so they may import any capability. */
const COMPOSITION = /^cms\/(payload\.config|payload-jobs|app\/)/;

const IMPORT = /(?:from|import\(?)\s*'([^']+)'/g;

/** "collections/bills" for "collections/bills/reading/term.ts". A file outside any folder is its own capability. */
function findCapability(file: string): string | undefined {
  const layer = LAYERS.find((each) => file.startsWith(`${each}/`));
  return (
    layer &&
    `${layer}/${file
      .slice(layer.length + 1)
      .split('/', 1)
      .join('')}`
  );
}

const files = LAYERS.flatMap((layer) =>
  readdirSync(path.join(ROOT, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.|(^|\/)\.next\//.test(name))
    .map((name) => `${layer}/${name}`),
).filter((file) => !COMPOSITION.test(file));

const imported = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(file), specifier);

function findImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const from = findCapability(file) ?? file;
    for (const [, specifier = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      if (!/^[.#]/.test(specifier)) continue;
      const to = findCapability(imported(file, specifier));
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

function findCircle(imports: Map<string, Set<string>>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (folder: string, trail: string[]): string[] | undefined => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder];
    if (finished.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const circle = visit(next, [...trail, folder]);
      if (circle) return circle;
    }
    finished.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const circle = visit(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

it('the code has no import cycles between capabilities', () => {
  const imports = findImports();
  expect(imports.size).toBeGreaterThan(50);
  expect(findCircle(imports)).toBeUndefined();
});
