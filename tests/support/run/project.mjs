import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

const read = (...names) => readFileSync(path.join(ROOT, ...names), 'utf8');

/** The arguments for Node to run a command of an installed package. */
export function program(packageName, command = packageName) {
  const home = path.join('node_modules', packageName);
  const { bin } = JSON.parse(read(home, 'package.json'));
  return [path.join(ROOT, home, typeof bin === 'string' ? bin : bin[command])];
}

/** Variables outside .env.example that affect tests. */
const FOREIGN = /^(NODE_ENV$|FORCE_COLOR$|PAYLOAD_|NEXT_|S3_|SMTP_|ADMIN_|E2E_|MEDIA_DIR$|VITEST|PG[A-Z]+$)/;

/** The variables that the product reads, by name. */
export const productVariables = () =>
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/**
 * The developer's environment without the settings of their own Lotline, so that tests cannot reach its database, bucket
 * or mail server.
 * @param {Record<string, string | undefined>} additions
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(additions) {
  const excluded = new Set(productVariables());
  const inherited = Object.entries(process.env).filter(
    ([name]) => !excluded.has(name) && !FOREIGN.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', ...additions };
}
