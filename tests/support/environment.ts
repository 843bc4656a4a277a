import { variableNames } from '#server/environment/variables.ts';

/** The environment without what somebody has set for their own Lotline. */
export function environmentWithoutProduct(): Record<string, string | undefined> {
  const own = new Set<string>(variableNames);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}
