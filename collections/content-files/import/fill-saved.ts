import type { FlattenedField } from 'payload';
import { fillRequired } from '#cms/fields/fill-required.ts';
import type { WrittenFile } from '../folder.ts';
import { pathOf } from '../paths.ts';
import { type Snapshot, textAt } from '../snapshot.ts';

/**
 * Adds what the required fields of a saved document lack, such as a text that was in code before this version
 * of the product. Otherwise a page would have a gap, and editors could not publish. Returns the versions that
 * change: the published one, and its newer draft.
 */
export function fillSaved(
  fields: readonly FlattenedField[],
  file: WrittenFile,
  saved: Pick<Snapshot, 'values' | 'texts'>,
): WrittenFile[] {
  const versions = [false, true].flatMap((isDraft): WrittenFile[] => {
    const place = { ...file.place, isDraft };
    const path = pathOf(place);
    const stored = saved.values.get(path);
    if (!stored) return [];
    const values = fillRequired(fields, stored, file.values);
    return [{ ...file, place, path, values, text: textAt(place, values) }];
  });
  const [first] = versions;
  const isLacking = first && !first.place.isDraft && first.text !== saved.texts.get(first.path);
  return isLacking ? versions : [];
}
