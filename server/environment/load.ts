import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { passwordError } from '#collections/users/account-schema.ts';
import { projectRoot } from '../project-root.ts';
import { hasCode, ReadableError } from '../readable-error.ts';
import { type Variables, variableNames, variables } from './variables.ts';

export interface Environment extends Variables {
  siteUrl: string;
  production: boolean;
}

const REQUIRED_FOR_BUCKET = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function combinedErrors(values: Variables, production: boolean): string[] {
  const errors: string[] = [];
  if (production && values.DATABASE_URL && !values.PAYLOAD_SECRET) {
    errors.push('PAYLOAD_SECRET must be set in production when DATABASE_URL is set.');
  }
  const unset = values.S3_BUCKET ? REQUIRED_FOR_BUCKET.filter((name) => !values[name]) : [];
  errors.push(...unset.map((name) => `${name} must be set when S3_BUCKET is set.`));
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD } = values;
  const weakness = ADMIN_PASSWORD && passwordError(ADMIN_PASSWORD, { email, name: '' });
  if (weakness) errors.push(`ADMIN_PASSWORD is too weak. ${weakness}`);
  return errors;
}

const listMessages = ({ issues }: z.ZodError): string[] => [
  ...new Set(issues.map(({ path: names, message }) => `${names.join('.')} ${message}.`)),
];

export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const production = source.NODE_ENV !== 'development';
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const errors = parsed.success ? combinedErrors(parsed.data, production) : listMessages(parsed.error);
  if (!parsed.success || errors.length > 0) throw new ReadableError(errors.join(' '));
  const { DATA_DIR, SITE_URL, PORT } = parsed.data;
  return {
    ...parsed.data,
    DATA_DIR: path.resolve(projectRoot, DATA_DIR),
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    production,
  };
}

export function loadEnvironment(): Environment {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnvironment(process.env);
}

export async function storedSecret(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

const UNPUBLISHED: readonly string[] = ['ADMIN_PASSWORD', 'METRICS_TOKEN'];

/** Writes the settings to `process.env`, where the back office's configuration reads them on import. */
export async function publishEnvironment(environment: Environment, databaseUrl: string): Promise<void> {
  const secret =
    environment.PAYLOAD_SECRET ?? (await storedSecret(path.join(environment.DATA_DIR, 'payload-secret')));
  const resolved = { ...environment, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret };
  for (const name of variableNames) {
    const value = UNPUBLISHED.includes(name) ? undefined : resolved[name];
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = String(value);
  }
}
