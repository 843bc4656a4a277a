import { z } from 'zod';
import type { WrittenFile } from '../folder/read-folder.ts';

/** How Payload says what is wrong with the fields of a document. */
const validationErrorSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

const partsOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What Payload has against a file's words, each with file and line; nothing where it failed at something else. */
export function objectionsIn(error: unknown, { problemAt }: WrittenFile): string[] | undefined {
  const parsed = validationErrorSchema.safeParse(error);
  if (!parsed.success) return undefined;
  return parsed.data.data.errors.map(({ path, message }) => problemAt(partsOf(path), message));
}
