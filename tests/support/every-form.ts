import path from 'node:path';
import { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/use-validated-form.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { MODULE_SLUGS } from '#law/modules.ts';

const MODULES = import.meta.glob<Record<string, unknown>>('../../app/features/**/*-fields.ts', {
  eager: true,
});

interface AnyForm {
  check: FormCheck<Record<string, unknown>>;
  schema: z.ZodType;
}

/** The forms in an export: one form, one for each module, or one for each step. */
function formsIn(exported: unknown): AnyForm[] {
  if (typeof exported === 'function') {
    return MODULE_SLUGS.map((module) =>
      (exported as (module: string, laws: unknown) => AnyForm)(module, LAW_IDS),
    );
  }
  const isForm = typeof exported === 'object' && exported !== null && 'schema' in exported;
  return isForm ? [exported as AnyForm] : Object.values(exported as Record<string, AnyForm>);
}

/** Every form on the site, with its folder and name. */
export const FORMS = Object.entries(MODULES).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => /form(s)?$/i.test(name))
    .flatMap(([name, exported]) =>
      formsIn(exported).map((form): [string, AnyForm] => [
        `${path.posix.dirname(file).slice('../../app/features/'.length)} ${name}`,
        form,
      ]),
    ),
);

/** The maximum length of the text that the server reads from a field. */
export const MAX_TEXT = 16 * 1024;

type Fields = Record<string, z.core.$ZodType>;

/** The fields of a schema by name. For a list, these are the fields of its first row. */
export function fieldsOf(schema: z.core.$ZodType, name = ''): Fields {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, `${name}[0]`);
  if (!(schema instanceof z.ZodObject)) return { [name]: schema };
  const shape: Fields = schema.shape;
  return Object.assign(
    {},
    ...Object.entries(shape).map(([key, field]) => fieldsOf(field, name ? `${name}.${key}` : key)),
  ) as Fields;
}
