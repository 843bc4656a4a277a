import { parse } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/use-validated-form.ts';

/** What a form's view needs, so that the schema stays out of the page's bundle. */
export interface FormDescription {
  constraint: ReturnType<typeof getZodConstraint>;
  failure: string;
}

export const defineForm = <Fields extends Record<string, unknown>, Values>(
  schema: z.ZodType<Values, Fields> & Pick<z.ZodObject, 'shape'>,
  failure: string,
) => ({
  check: formCheck(schema),
  failure,
  schema,
  describe: (): FormDescription => ({ constraint: getZodConstraint(schema), failure }),
});

export function formCheck<Fields extends Record<string, unknown>, Values>(
  schema: z.ZodType<Values, Fields>,
): FormCheck<Fields, Values> {
  // Forms in the browser have no unknown fields.
  if (!import.meta.env.SSR) return (formData) => parseWithZod(formData, { schema });
  const keepKnown = knownFields(schema);
  return (formData) => parseWithZod(keepKnown(formData), { schema });
}

const INTENT = '__intent__';

/** One more than any list allows, so that the schema can reject too many rows. */
const MAX_ROWS = 11;
const MAX_CHECKED = 50;
const ROW = /\[(?:\d|10)\]/g;

/** Looks up names of fields and lists in Conform's notation: "uses[].squareFeet" is a field of each row. */
function fieldNames(schema: z.ZodType) {
  const names = Object.keys(getZodConstraint(schema));
  const hasFields = (name: string) =>
    names.some((other) => other.startsWith(`${name}.`) || other.startsWith(`${name}[].`));
  const fields = new Set(names.filter((name) => !name.endsWith('[]') && !hasFields(name)));
  const lists = new Set(names.filter((name) => names.includes(`${name}[]`)));
  const isField = (name: string) => !name.includes('[]') && fields.has(name.replace(ROW, '[]'));
  return { isField, isList: (name: string) => lists.has(name) };
}

/** Returns a test for names that a form may send several times, because checkboxes share them. */
export const repeatableIn = (schema: z.ZodType): ((name: string) => boolean) => fieldNames(schema).isList;

/** "email", "text-4f1c", or "uses[3].squareFeet" for rows. */
const FIELD_NAME = /^[a-z][\w-]*(?:\[\d{1,2}\]\.[a-z]\w*)?$/i;

const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) && !name.split('.').some((part) => part in Object.prototype);

/**
 * For forms whose fields depend on the page or are not known in advance. Accepts every value. The reply repeats the
 * input, except for fields with malformed names.
 */
export const anyFields: FormCheck<Record<string, unknown>, FormData> = (sent) => {
  const typed = new FormData();
  for (const [name, value] of sent) if (isFieldName(name)) typed.append(name, value);
  return parse(typed, { resolve: () => ({ value: sent }) });
};

export function textValue(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/**
 * Keeps only the schema's fields and valid intents. Conform makes a list as long as the largest index, and
 * copies all values of a name for each added value, so it must not receive names or indexes that an attacker
 * chose.
 */
export function knownFields(schema: z.ZodType): (sent: FormData) => FormData {
  const { isField, isList } = fieldNames(schema);
  const list = z.string().refine(isList);
  const field = z.string().refine((name) => isField(name) || isList(name));
  const intents = z.discriminatedUnion('type', [
    z.object({ type: z.literal('validate'), payload: z.object({ name: field.optional() }) }),
    z.object({ type: z.literal('insert'), payload: z.object({ name: list }) }),
    z.object({ type: z.literal('remove'), payload: z.object({ name: list, index: z.int().min(0) }) }),
  ]);
  return (sent) => {
    const known = new FormData();
    for (const [name, value] of sent) {
      const most = isList(name) ? MAX_CHECKED : MAX_ROWS;
      if (isField(name) && known.getAll(name).length < most) known.append(name, value);
    }
    const { data } = intents.safeParse(parseJson(sent.get(INTENT)));
    if (data) known.append(INTENT, JSON.stringify(data));
    return known;
  };
}
