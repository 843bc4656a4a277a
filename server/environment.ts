import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, readEnvironment } from './environment/read.ts';
import { keptSecret } from './environment/secret.ts';
import { variableNames } from './environment/variables.ts';
import { projectRoot } from './project-root.ts';

export type { Environment } from './environment/read.ts';

/**
 * Reads the environment, with an .env file in the project's root filling in what is not set.
 * Throws a ReadableError that names each bad variable.
 */
export function loadEnvironment(): Environment {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}

/**
 * Writes the resolved variables back to `process.env`, where the back office's configuration reads
 * them when it is imported. Variables that are unset or empty are removed.
 */
export async function publishEnvironment(environment: Environment, databaseUrl: string): Promise<void> {
  const secret =
    environment.PAYLOAD_SECRET ?? (await keptSecret(path.join(environment.DATA_DIR, 'payload-secret')));
  const resolved = { ...environment, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret };
  for (const name of variableNames) {
    const value = resolved[name];
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = String(value);
  }
}
