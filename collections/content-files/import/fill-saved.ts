import type { FlattenedField } from 'payload';
import { kindOf } from '#cms/content-kinds.ts';
import { fillRequired } from '#cms/fields/fill-required.ts';
import { isRecord } from '../fields/codec.ts';
import type { WrittenFile } from '../folder.ts';
import { keyFields, pathOf } from '../paths.ts';
import { textAt } from '../snapshot.ts';
import { parseTextFile } from '../text-file.ts';

/**
 * Adds what the required fields of a saved document lack, such as a text that was in code before this version
 * of the product. Otherwise a page would have a gap, and editors could not publish. Returns the versions that
 * change: the published one, and its newer draft.
 */
export function fillSaved(
  fields: readonly FlattenedField[],
  file: WrittenFile,
  texts: ReadonlyMap<string, string>,
): WrittenFile[] {
  const versions = [false, true].flatMap((isDraft): WrittenFile[] => {
    const place = { ...file.place, isDraft };
    const path = pathOf(place);
    const text = texts.get(path);
    if (text === undefined) return [];
    const { values: stored } = parseTextFile(text, kindOf(place.folder)?.markdown);
    const saved = { ...keyFields(place), ...(isRecord(stored) ? stored : {}) };
    const values = fillRequired(fields, saved, file.values);
    return [{ ...file, place, path, values, text: textAt(place, values) }];
  });
  const [first] = versions;
  const isLacking = first && !first.place.isDraft && first.text !== texts.get(first.path);
  return isLacking ? versions : [];
}
