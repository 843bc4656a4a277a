import { isDeepStrictEqual } from 'node:util';
import type { DataFromGlobalSlug, FlattenedField, GlobalSlug, Payload } from 'payload';
import { isEmpty, isRecord } from '../fields/codec.ts';
import { codecAt, type ContentCodecs } from '../fields/content-codecs.ts';
import type { WrittenFile } from '../folder.ts';
import { GLOBALS } from '../paths.ts';

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values => (isRecord(value) ? value : {});

function withMissing(fields: readonly FlattenedField[], stored: Values, starting: Values): Values {
  const completed = { ...stored };
  for (const field of fields) {
    const [value, start] = [stored[field.name], starting[field.name]];
    if (field.type === 'group' || field.type === 'tab') {
      completed[field.name] = withMissing(field.flattenedFields, valuesOf(value), valuesOf(start));
    } else if ('required' in field && field.required && isEmpty(value) && !isEmpty(start)) {
      completed[field.name] = start;
    }
  }
  return completed;
}

/**
 * Gives pages that are already stored the starting copy of fields that a new release requires. Without it, the page
 * would lack a text, and the panel would refuse to save the page.
 */
export async function fillMissingCopy(
  payload: Payload,
  codecs: ContentCodecs,
  files: readonly WrittenFile[],
): Promise<void> {
  for (const { place, values } of files) {
    if (place.folder !== GLOBALS) continue;
    const slug = place.key as GlobalSlug;
    const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? [];
    const starting = valuesOf(codecAt(codecs, place)?.toStored(values, () => undefined));
    const versions = await Promise.all(
      [false, true].map(async (draft) => ({
        draft,
        stored: valuesOf(await payload.findGlobal({ slug, draft, depth: 0 })),
      })),
    );
    const isIncomplete = ({ draft, stored }: (typeof versions)[number]): boolean =>
      Boolean(stored.updatedAt) &&
      (stored._status === 'draft') === draft &&
      !isDeepStrictEqual(withMissing(fields, stored, starting), { ...stored });
    // The draft comes last, because the published version replaces it.
    for (const { draft, stored } of versions.filter(isIncomplete)) {
      const data: object = withMissing(fields, stored, starting);
      await payload.updateGlobal({ slug, data: data as DataFromGlobalSlug<GlobalSlug>, draft, depth: 0 });
    }
  }
}
