import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/use-validated-form.ts';

/**
 * The check of a form by its schema, for the browser and for the action, where only the fields of the schema count.
 * Nothing else passes a form to conform.
 */
export function formCheck<Fields extends Record<string, unknown>, Values>(
  schema: z.ZodType<Values, Fields>,
): FormCheck<Fields, Values> {
  // The browser checks a form of ours, which has no other fields.
  if (!import.meta.env.SSR) return (formData) => parseWithZod(formData, { schema });
  const keepKnown = knownFields(schema);
  return (formData) => parseWithZod(keepKnown(formData), { schema });
}

/** What the view of a form needs of its schema and messages: neither comes to the browser with the page. */
export interface FormDescription {
  /** The browser's own constraints. */
  constraint: ReturnType<typeof getZodConstraint>;
  /** Said when the server cannot be reached, or fails. */
  unreachable: string;
}

/** Describes a form to its view. */
export const describeForm = (schema: z.ZodType, unreachable: string): FormDescription => ({
  constraint: getZodConstraint(schema),
  unreachable,
});

/** The field in which conform sends what a button asks for: to add a row, to remove one, or to validate a field. */
const INTENT = '__intent__';

/** The schema of a single field already refuses two values. */
const MOST_VALUES = 2;

interface FieldNames {
  /** Each field as a form names it: "email", "uses[0].squareFeet". */
  fields: Map<string, { mostValues: number }>;
  /** The lists whose rows buttons add and remove: "uses". */
  lists: Set<string>;
}

/** One more row than a list may have, so that its schema can say that there are too many. */
function rowsOf({ _zod: { def } }: z.core.$ZodArray, name: string): number {
  const maxima = (def.checks ?? []).flatMap((check) => {
    const { def: rule } = (check as z.core.$ZodChecks)._zod;
    return rule.check === 'max_length' ? [rule.maximum] : [];
  });
  if (maxima.length === 0) throw new Error(`The list "${name}" of a form needs a maximum.`);
  return Math.min(...maxima) + 1;
}

function addList(schema: z.core.$ZodArray, name: string, names: FieldNames): void {
  const rows = rowsOf(schema, name);
  const { element } = schema._zod.def;
  names.lists.add(name);
  for (let index = 0; index < rows; index += 1) addNames(element, `${name}[${index}]`, names);
  // Boxes of one group share a name: then a row is a value.
  if (names.fields.has(`${name}[0]`)) names.fields.set(name, { mostValues: rows });
}

/** Adds the names of a schema's fields. Throws for what has no list of names, such as a record. */
function addNames(schema: z.core.$ZodType, name: string, names: FieldNames): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [key, field] of Object.entries(def.shape))
        addNames(field, name ? `${name}.${key}` : key, names);
      return;
    case 'array':
      addList(schema as z.core.$ZodArray, name, names);
      return;
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      addNames(def.innerType, name, names);
      return;
    case 'pipe':
      addNames(def.in._zod.def.type === 'transform' ? def.out : def.in, name, names);
      return;
    case 'union':
      for (const option of def.options) addNames(option, name, names);
      return;
    case 'record':
    case 'map':
    case 'set':
    case 'tuple':
    case 'intersection':
    case 'lazy':
    case 'promise':
      throw new Error(`The field "${name}" of a form is of a kind that has no list of names.`);
    default:
      names.fields.set(name, { mostValues: MOST_VALUES });
  }
}

function namesOf(schema: z.core.$ZodType): FieldNames {
  const names: FieldNames = { fields: new Map(), lists: new Set() };
  addNames(schema, '', names);
  return names;
}

/** What the buttons of our forms can ask for. Conform understands more. */
function intentSchema({ fields, lists }: FieldNames) {
  const list = z.string().refine((name) => lists.has(name));
  const field = z.string().refine((name) => fields.has(name) || lists.has(name));
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('validate'), payload: z.object({ name: field.optional() }) }),
    z.object({ type: z.literal('insert'), payload: z.object({ name: list }) }),
    z.object({ type: z.literal('remove'), payload: z.object({ name: list, index: z.int().min(0) }) }),
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Keeps the fields that a schema has, and of conform's own fields a valid intent. Conform makes a list as long as the
 * largest index it reads and copies all values of a name for each new one: it must not see names and numbers that
 * strangers choose.
 */
export function knownFields(schema: z.core.$ZodType): (sent: FormData) => FormData {
  const names = namesOf(schema);
  const intents = intentSchema(names);
  return (sent) => {
    const known = new FormData();
    for (const [name, { mostValues }] of names.fields) {
      for (const value of sent.getAll(name).slice(0, mostValues)) known.append(name, value);
    }
    const intent = sent.get(INTENT);
    const { data } = intents.safeParse(typeof intent === 'string' ? parseJson(intent) : undefined);
    if (data) known.append(INTENT, JSON.stringify(data));
    return known;
  };
}
