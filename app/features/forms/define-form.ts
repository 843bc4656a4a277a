import { parse } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/use-validated-form.ts';

/** What the view of a form needs to know of it: the schema does not come to the browser with the page. */
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

/** Validates the fields of a schema, in the browser and in the action. Nothing else passes a form to conform. */
export function formCheck<Fields extends Record<string, unknown>, Values>(
  schema: z.ZodType<Values, Fields>,
): FormCheck<Fields, Values> {
  // A form in the browser has no other fields.
  if (!import.meta.env.SSR) return (formData) => parseWithZod(formData, { schema });
  const keepKnown = knownFields(schema);
  return (formData) => parseWithZod(keepKnown(formData), { schema });
}

/** The field in which conform sends what a button asks for: to add a row, to remove one, or to validate a field. */
const INTENT = '__intent__';

/** One row more than any list may have, so that its schema can say that there are too many. */
const MOST_ROWS = 11;
/** Boxes that are checked under one name: all forty laws. */
const MOST_CHECKED = 50;
const ROW = /\[(?:\d|10)\]/g;

/** Fields and lists as conform names them, with rows as "uses[].squareFeet". */
function namesOf(schema: z.ZodType) {
  const names = Object.keys(getZodConstraint(schema));
  const hasFields = (name: string) =>
    names.some((other) => other.startsWith(`${name}.`) || other.startsWith(`${name}[].`));
  const fields = new Set(names.filter((name) => !name.endsWith('[]') && !hasFields(name)));
  const lists = new Set(names.filter((name) => names.includes(`${name}[]`)));
  const isField = (name: string) => !name.includes('[]') && fields.has(name.replace(ROW, '[]'));
  return { isField, isList: (name: string) => lists.has(name) };
}

/** A field of a form of ours: "email", "text-4f1c", or "uses[3].squareFeet" in a row. */
const FIELD_NAME = /^[a-z][\w-]*(?:\[\d{1,2}\]\.[a-z]\w*)?$/i;

const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) && !name.split('.').some((part) => part in Object.prototype);

/**
 * The check of a form whose fields depend on what its page shows, or are not known here: it takes everything, and replies
 * with what was typed, except in names that no form has.
 */
export const anyFields: FormCheck<Record<string, unknown>, FormData> = (sent) => {
  const typed = new FormData();
  for (const [name, value] of sent) if (isFieldName(name)) typed.append(name, value);
  return parse(typed, { resolve: () => ({ value: sent }) });
};

export function textOf(fields: FormData, name: string): string {
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
 * Keeps the fields that a schema has, and of conform's own fields a valid intent. Conform makes a list as long as the
 * largest index it reads and copies all values of a name for each new one: it must not see names and numbers that
 * strangers choose.
 */
export function knownFields(schema: z.ZodType): (sent: FormData) => FormData {
  const { isField, isList } = namesOf(schema);
  const list = z.string().refine(isList);
  const field = z.string().refine((name) => isField(name) || isList(name));
  /** What buttons can ask for. Conform understands more. */
  const intents = z.discriminatedUnion('type', [
    z.object({ type: z.literal('validate'), payload: z.object({ name: field.optional() }) }),
    z.object({ type: z.literal('insert'), payload: z.object({ name: list }) }),
    z.object({ type: z.literal('remove'), payload: z.object({ name: list, index: z.int().min(0) }) }),
  ]);
  return (sent) => {
    const known = new FormData();
    for (const [name, value] of sent) {
      const most = isList(name) ? MOST_CHECKED : MOST_ROWS;
      if (isField(name) && known.getAll(name).length < most) known.append(name, value);
    }
    const { data } = intents.safeParse(parseJson(sent.get(INTENT)));
    if (data) known.append(INTENT, JSON.stringify(data));
    return known;
  };
}
