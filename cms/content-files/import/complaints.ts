import type { WrittenFile } from '../folder/read-folder.ts';
import { objectionsIn } from './objections.ts';

/** Collects what Payload has against single files, so that a person hears of all of it at once. */
export function createComplaints() {
  const problems: string[] = [];
  return {
    problems,
    async about<Result>(file: WrittenFile, work: () => Promise<Result>): Promise<Result | undefined> {
      try {
        return await work();
      } catch (error) {
        const objections = objectionsIn(error, file);
        if (!objections) {
          const cause = error instanceof Error ? error.message : String(error);
          throw new Error(`${file.path}: ${cause}`, { cause: error });
        }
        problems.push(...objections);
        return undefined;
      }
    },
  };
}

export type Complaints = ReturnType<typeof createComplaints>;
