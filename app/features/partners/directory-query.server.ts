import { z } from 'zod';
import { MODULE_SLUGS, SERVICE_CATEGORIES } from '#app/regulations/index.ts';

const CATEGORIES = SERVICE_CATEGORIES.map(({ value }) => value);

/** Which partners a visitor wants to see. What is left open is every partner. */
const directoryQuerySchema = z.object({
  module: z.enum(MODULE_SLUGS).optional(),
  category: z
    .string()
    .refine((value) => CATEGORIES.includes(value))
    .optional(),
});

export type DirectoryQuery = z.infer<typeof directoryQuerySchema>;

/** Reads the directory's address. `undefined` for a module or a category that does not exist. */
export function parseDirectoryQuery(parameters: URLSearchParams): DirectoryQuery | undefined {
  return directoryQuerySchema.safeParse({
    module: parameters.get('module') || undefined,
    category: parameters.get('category') || undefined,
  }).data;
}
