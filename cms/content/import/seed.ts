import { createHash } from 'node:crypto';
import { pathOf } from '../paths.ts';
import type { WrittenFile } from '../folder.ts';
import { nameOf, type Snapshot, type StoredDocument } from '../snapshot.ts';
import type { Plan } from './plan.ts';

type DocumentPlace = Extract<WrittenFile['place'], { kind: 'document' }>;

/** The texts of what is published of a document, and of its draft. */
function documentTexts(texts: ReadonlyMap<string, string>, { collection, key }: DocumentPlace): string[] {
  return [false, true].map(
    (isDraft) => texts.get(pathOf({ kind: 'document', collection, key, isDraft })) ?? '',
  );
}

/**
 * What the seed notes of a document that it writes: its key, by which the document is found after an editor has given
 * it another address, and a digest of its content, by which an edited one is known.
 */
export function seedDigest(texts: ReadonlyMap<string, string>, place: DocumentPlace): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(documentTexts(texts, place)))
    .digest('hex');
  return `${place.key} ${digest}`;
}

const seededKey = ({ collection, seedDigest: noted }: StoredDocument): string | undefined =>
  noted && nameOf(collection, noted.split(' ')[0] ?? '');

/**
 * What seeding writes: documents, pages and pictures that are new, and documents that nobody has edited since the last
 * seed. It leaves alone what an editor has written, changed, or moved to another address.
 */
export function planSeed(files: readonly WrittenFile[], snapshot: Snapshot): Plan {
  const { texts, documents, pictures } = snapshot;
  const seeded = new Set([...documents.values()].map(seededKey));
  const plan: Plan = { changed: [], newBytes: [], missing: [], unchanged: 0 };
  const isNew = ({ place }: WrittenFile): boolean => {
    switch (place.kind) {
      case 'description':
        return !pictures.has(place.name);
      case 'global':
        return [false, true].every((isDraft) => !texts.has(pathOf({ ...place, isDraft })));
      case 'document': {
        const name = nameOf(place.collection, place.key);
        return !documents.has(name) && !seeded.has(name);
      }
    }
  };
  const isUntouched = ({ place }: WrittenFile): boolean => {
    if (place.kind !== 'document') return false;
    const noted = documents.get(nameOf(place.collection, place.key))?.seedDigest;
    return noted !== undefined && noted === seedDigest(texts, place);
  };
  for (const file of files) {
    if (isNew(file)) plan.changed.push({ file, isNew: true });
    else if (texts.get(file.path) !== file.text && isUntouched(file))
      plan.changed.push({ file, isNew: false });
    else plan.unchanged += 1;
  }
  return plan;
}
