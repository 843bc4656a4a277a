import { variableNames } from '#server/environment/variables.ts';

/** The environment without the settings of a developer's own Lotline. */
export function environmentWithoutProduct(): Record<string, string | undefined> {
  const own = new Set<string>(variableNames);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}
