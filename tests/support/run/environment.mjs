import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Families that change what tests do, whoever reads them. */
const FAMILIES = /^(NODE_ENV$|FORCE_COLOR$|PAYLOAD_|NEXT_|S3_|SMTP_|ADMIN_|E2E_|MEDIA_DIR$|VITEST|PG[A-Z]+$)/;

/** The variables that .env.example lists, which a test holds against server/environment.ts. */
function productVariables() {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  return new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
}

/**
 * The caller's environment without what it says about a Lotline of their own, so that no test
 * reaches their database, bucket or mail server. Output is collected, so it has no colours.
 */
export function testEnvironment(additions) {
  const product = productVariables();
  const kept = Object.entries(process.env).filter(([name]) => !product.has(name) && !FAMILIES.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1', ...additions };
}
