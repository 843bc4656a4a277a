import type { DataFromGlobalSlug, GlobalSlug } from 'payload';
import type { WrittenFile } from '../folder/read-folder.ts';
import { pathOf, placeAt } from '../paths.ts';
import { codecFor } from './check.ts';
import type { Complaints } from './complaints.ts';
import type { Work } from './work.ts';
import type { Destination } from './write-document.ts';

interface GlobalFiles {
  slug: GlobalSlug;
  published?: WrittenFile;
  draft?: WrittenFile;
}

function filesOf({ read, shapes }: Work): GlobalFiles[] {
  return shapes.globals.map(({ slug }) => {
    const files = read.files.filter(({ place }) => place.kind === 'global' && place.slug === slug);
    const isDraft = ({ place }: WrittenFile): boolean => place.kind === 'global' && place.isDraft;
    return { slug, published: files.find((file) => !isDraft(file)), draft: files.find(isDraft) };
  });
}

async function save(
  { shapes, newRequest }: Work,
  { idOf }: Destination,
  { slug, file, draft }: { slug: GlobalSlug; file: WrittenFile; draft: boolean },
): Promise<void> {
  const words = codecFor(shapes, file)?.toStored(file.words, { idOf, keyOf: () => undefined }) as object;
  const data = { ...words, _status: draft ? 'draft' : 'published' } as DataFromGlobalSlug<GlobalSlug>;
  const req = await newRequest();
  await req.payload.updateGlobal({ slug, data, draft, req });
}

/** Writes the globals of which a file has changed: what visitors see, then the draft, which would be lost with it. */
export async function writeGlobals(
  work: Work,
  complaints: Complaints,
  destination: Destination,
): Promise<void> {
  const changed = new Set(work.plan.changed.map(({ file }) => file.path));
  const isChanged = (file: WrittenFile | undefined): file is WrittenFile =>
    file !== undefined && changed.has(file.path);
  for (const { slug, published, draft } of filesOf(work)) {
    if (isChanged(published)) {
      await complaints.about(published, () =>
        save(work, destination, { slug, file: published, draft: false }),
      );
    }
    if (draft && (isChanged(draft) || isChanged(published))) {
      await complaints.about(draft, () => save(work, destination, { slug, file: draft, draft: true }));
    }
  }
}

/** Publishes once more what visitors see, where the folder has no draft beside it: editors see the same then. */
export async function pruneGlobalDrafts(work: Work, destination: Destination): Promise<void> {
  const published = new Map(work.read.files.map((file) => [file.path, file]));
  for (const path of work.plan.missing) {
    const place = placeAt(path);
    if (place?.kind !== 'global' || !place.isDraft) continue;
    const file = published.get(pathOf({ ...place, isDraft: false }));
    const slug = place.slug as GlobalSlug;
    if (file) await save(work, destination, { slug, file, draft: false });
  }
}
