import type { z } from 'zod';
import type { References } from '../references.ts';

/** How the value of a field stands in a file. */
export interface Codec {
  /** What may stand there. It brings what it takes into the form that an export has. */
  schema: z.ZodType;
  /** What an export writes for a stored value; nothing where there is nothing to say. */
  toFile: (stored: unknown, references: References) => unknown;
  /** What is stored for a value of a file; `undefined` in a file clears the field. */
  toStored: (written: unknown, references: References) => unknown;
}

/** Whether a value says nothing: an export leaves such fields out. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.keys(value).length === 0);

/** The entries of an object that say something, in their order. */
export const saying = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value)));
