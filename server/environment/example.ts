import { variableNames, variables } from './variables.ts';

/** The text of .env.example: a line with the meaning of each variable, and the variable, unset. */
export function environmentExample(): string {
  const entries = variableNames.map((name) => `# ${variables.shape[name].description}\n${name}=\n`);
  return ['# Copy to .env and fill in what you need. An empty value counts as unset.\n', ...entries].join(
    '\n',
  );
}
