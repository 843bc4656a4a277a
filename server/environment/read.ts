import path from 'node:path';
import type { z } from 'zod';
import { objectionToPassword } from '#collections/users/account-schema.ts';
import { projectRoot } from '../project-root.ts';
import { ReadableError } from '../readable-error.ts';
import { type VariableName, type Variables, variables } from './variables.ts';

export interface Environment extends Variables {
  /** The origin that visitors use. */
  siteUrl: string;
  production: boolean;
}

type Source = Readonly<Record<string, string | undefined>>;

const REQUIRED_FOR_BUCKET = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What is wrong with the first admin's password, by the rules for passwords that people set in the panel. */
function weakPasswords({ ADMIN_EMAIL = '', ADMIN_PASSWORD }: Variables): string[] {
  const objection = ADMIN_PASSWORD && objectionToPassword(ADMIN_PASSWORD, { email: ADMIN_EMAIL, name: '' });
  return objection ? [`ADMIN_PASSWORD is too weak. ${objection}`] : [];
}

function missingVariables(values: Variables, production: boolean): string[] {
  const missing: string[] = [];
  if (production && values.DATABASE_URL && !values.PAYLOAD_SECRET) {
    missing.push('PAYLOAD_SECRET must be set in production when DATABASE_URL is set.');
  }
  if (values.S3_BUCKET) {
    const unset = REQUIRED_FOR_BUCKET.filter((name: VariableName) => !values[name]);
    missing.push(...unset.map((name) => `${name} must be set when S3_BUCKET is set.`));
  }
  return missing;
}

function wishes(error: z.ZodError): string[] {
  const sentences = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  return [...new Set(sentences)];
}

/**
 * Reads every variable at once. An empty value counts as unset.
 * Throws a ReadableError that names each bad variable and what is wanted, never its value.
 */
export function readEnvironment(source: Source): Environment {
  const production = source.NODE_ENV !== 'development';
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new ReadableError(wishes(parsed.error).join(' '));
  const objections = [...missingVariables(parsed.data, production), ...weakPasswords(parsed.data)];
  if (objections.length > 0) throw new ReadableError(objections.join(' '));
  return {
    ...parsed.data,
    DATA_DIR: path.resolve(projectRoot, parsed.data.DATA_DIR),
    siteUrl: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`,
    production,
  };
}
