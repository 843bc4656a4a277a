/** What a seeding did, and what it could not do. */
export interface SeedOutcome {
  created: number;
  updated: number;
  unchanged: number;
  /** One line each, with file and line where there is one. */
  problems: string[];
}

export type Change = 'created' | 'updated' | 'unchanged';

export const emptyOutcome = (): SeedOutcome => ({ created: 0, updated: 0, unchanged: 0, problems: [] });
