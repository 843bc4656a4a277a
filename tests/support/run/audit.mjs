import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npmProgram } from '../../../server/cli/lib/install.mjs';
import { auditVerdict } from './audit-verdict.mjs';
import { runProcess } from './processes.mjs';

const ACCEPTED = path.join(import.meta.dirname, 'accepted-findings.json');
const LIMIT_MS = 60_000;

/** Asks the registry for known weaknesses of the packages that run in production. */
async function audit(env) {
  const args = [npmProgram(), 'audit', '--omit=dev', '--json', '--fetch-retries=1'];
  const { output } = await runProcess(process.execPath, args, { env, limitMs: LIMIT_MS });
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8'));
  const { problems, notes } = auditVerdict(output, accepted, new Date().toISOString().slice(0, 10));
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n'), trouble: notes };
}

/** The step that fails on a serious weakness that is known of a package. */
export const auditStep = ({ env }) => ({ name: 'audit', run: () => audit(env) });
