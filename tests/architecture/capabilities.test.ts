import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LAYERS = ['law', 'city-data', 'cms', 'collections', 'app/features', 'server'];

/** Files that combine all collections, so they may import any capability. */
const COMPOSITION = /^cms\/(payload\.config|payload-jobs|app\/)/;

const IMPORT = /(?:from|import\(?)\s*'([^']+)'/g;

/** Returns "collections/bills" for "collections/bills/reading/term.ts". A file outside any folder is its own capability. */
const findCapability = (file: string): string | undefined =>
  new RegExp(`^(?:${LAYERS.join('|')})/[^/]+`).exec(file)?.[0];

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
    const from = findCapability(file)!;
    for (const [, specifier = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      if (!/^[.#]/.test(specifier)) continue;
      const to = findCapability(imported(file, specifier));
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

it('the code has no import cycles between capabilities', () => {
  const imports = findImports();
  expect(imports.size).toBeGreaterThan(50);
  // Repeatedly remove capabilities that import none of the remaining ones, because they cannot be part of a cycle.
  for (let size = 0; size !== imports.size;) {
    size = imports.size;
    for (const [from, to] of imports) if (![...to].some((each) => imports.has(each))) imports.delete(from);
  }
  expect(imports).toEqual(new Map());
});
