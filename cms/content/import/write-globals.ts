import type { DataFromGlobalSlug, GlobalSlug } from 'payload';
import { pathOf, placeAt } from '../paths.ts';
import type { WrittenFile } from '../folder.ts';
import type { Import } from './context.ts';

async function saveGlobal(
  { shapes, idOf, newRequest }: Import,
  slug: GlobalSlug,
  { file, draft }: { file: WrittenFile; draft: boolean },
): Promise<void> {
  const codec = shapes.globals.find((shape) => shape.slug === slug)?.codec;
  const fields = codec?.toStored(file.values, { idOf, keyOf: () => undefined }) as object;
  const data = { ...fields, _status: draft ? 'draft' : 'published' } as DataFromGlobalSlug<GlobalSlug>;
  const req = await newRequest();
  await req.payload.updateGlobal({ slug, data, draft, req });
}

/** Writes the globals of which a file has changed: what visitors see, then the draft, which would be lost with it. */
export async function writeGlobals(work: Import): Promise<void> {
  const changed = new Set(work.plan.changed.map(({ file }) => file.path));
  for (const { slug } of work.shapes.globals) {
    const fileOf = (isDraft: boolean) =>
      work.files.find(({ path }) => path === pathOf({ kind: 'global', slug, isDraft }));
    const [published, draft] = [fileOf(false), fileOf(true)];
    const isPublishedChanged = published !== undefined && changed.has(published.path);
    if (isPublishedChanged) {
      await work.attempt(published, () => saveGlobal(work, slug, { file: published, draft: false }));
    }
    if (draft && (isPublishedChanged || changed.has(draft.path))) {
      await work.attempt(draft, () => saveGlobal(work, slug, { file: draft, draft: true }));
    }
  }
}

/** Publishes once more what visitors see, where the folder has no draft beside it: editors see the same then. */
export async function pruneGlobalDrafts(work: Import): Promise<void> {
  for (const path of work.plan.missing) {
    const place = placeAt(path);
    if (place?.kind !== 'global' || !place.isDraft) continue;
    const file = work.files.find((other) => other.path === pathOf({ ...place, isDraft: false }));
    const shape = work.shapes.globals.find(({ slug }) => slug === place.slug);
    if (file && shape) await saveGlobal(work, shape.slug, { file, draft: false });
  }
}
