import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Media } from '#cms/payload-types.ts';
import type { ContentShapes } from '../fields/content-shapes.ts';
import type { WrittenFile } from '../folder.ts';
import { PICTURES } from '../kinds.ts';
import { nameOf, type Snapshot } from '../snapshot.ts';
import type { Plan } from './plan.ts';

type Id = number | string;

export interface ImportOptions {
  /** Deletes what is in the database and not in the folder. */
  prune?: boolean;
  /** Tries everything, and stores nothing. */
  dryRun?: boolean;
}

/** What an import is about to do, and with what. */
export interface Given extends ImportOptions {
  /** The files that the database is to agree with: those of the folder, or of a seed those that it writes. */
  files: readonly WrittenFile[];
  pictures: ReadonlyMap<string, Buffer>;
  shapes: ContentShapes;
  snapshot: Snapshot;
  plan: Plan;
  isSeed: boolean;
  /** Gives each operation a request of its own, in the one transaction of the import. */
  newRequest: () => Promise<PayloadRequest>;
}

/** An import under way. */
export interface Import extends Given {
  /** The texts of the files, by path. */
  texts: ReadonlyMap<string, string>;
  /** The ids of everything that is stored, by name; those of new documents are added. */
  ids: Map<string, Id>;
  idOf: (collection: string, key: string) => Id | undefined;
  /** Collects what Payload finds wrong with a file, so that a person sees all errors at once. */
  attempt: <Result>(file: WrittenFile, work: () => Promise<Result>) => Promise<Result | undefined>;
  errors: string[];
  /** What a rollback of the database does not undo. */
  createdPictures: Media[];
  putBack: (() => Promise<void>)[];
}

/** How Payload says what is wrong with the fields of a document. */
const validationErrorSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

const partsOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Validation errors with file and line. Throws any other error, with the file. */
function validationErrorsOf(error: unknown, { path: file, errorAt }: WrittenFile): string[] {
  const validation = validationErrorSchema.safeParse(error);
  if (validation.success) {
    return validation.data.data.errors.map(({ path, message }) => errorAt(partsOf(path), message));
  }
  throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

export function createImport(given: Given): Import {
  const ids = new Map<string, Id>();
  for (const [name, { id }] of given.snapshot.documents) ids.set(name, id);
  for (const [name, { id }] of given.snapshot.pictures) ids.set(nameOf(PICTURES, name), id);
  const errors: string[] = [];
  return {
    ...given,
    texts: new Map(given.files.map(({ path, text }) => [path, text])),
    ids,
    idOf: (collection, key) => ids.get(nameOf(collection, key)),
    attempt: async (file, work) => {
      try {
        return await work();
      } catch (error) {
        errors.push(...validationErrorsOf(error, file));
        return undefined;
      }
    },
    errors,
    createdPictures: [],
    putBack: [],
  };
}
