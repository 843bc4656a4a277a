import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npmProgram } from '../../../server/cli/lib/install.mjs';
import { runProcess } from './process.mjs';

const ACCEPTED = path.join(import.meta.dirname, 'accepted-findings.json');
const SERIOUS = ['high', 'critical'];

/** Extracts the report from npm's output. Returns undefined if the registry did not respond. */
function reportIn(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return report.vulnerabilities ? report : undefined;
  } catch {
    return undefined;
  }
}

/** The unique serious advisories in a report, by the last segment of their URLs (GHSA-...). */
function seriousAdvisories({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object' && SERIOUS.includes(cause.severity));
  return new Map(advisories.map((one) => [one.url?.split('/').at(-1) ?? String(one.source), one]));
}

/**
 * Evaluates the output of `npm audit --json`: `problems` fail the step, `notes` are only printed. A serious advisory can
 * be accepted until a given day. An accepted advisory that is no longer found must be removed from the list.
 */
export function auditVerdict(output, accepted, today) {
  const report = reportIn(output);
  if (!report) return { problems: [], notes: ['Packages were not audited: the registry did not answer.'] };
  const advisories = seriousAdvisories(report);
  const valid = accepted.filter(({ until }) => until >= today);
  const open = [...advisories].filter(([id]) => !valid.some((entry) => entry.id === id));
  const stale = accepted.filter(({ id }) => !advisories.has(id));
  return {
    problems: [
      ...open.map(([id, { name, severity, title }]) => `${name}: ${severity}, ${title} (${id})`),
      ...stale.map(({ id }) => `${id} is accepted, but not found.`),
    ],
    notes: valid
      .filter(({ id }) => advisories.has(id))
      .map(({ id, until }) => `${id} is accepted until ${until}.`),
  };
}

/** Checks the packages that run in production for vulnerabilities known to the registry. */
export async function audit({ env }) {
  const words = [npmProgram(), 'audit', '--omit=dev', '--json', '--fetch-retries=1'];
  const { output } = await runProcess(process.execPath, words, { env, minutes: 1 });
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8'));
  const { problems, notes } = auditVerdict(output, accepted, new Date().toISOString().slice(0, 10));
  return { ok: problems.length === 0, output: problems.join('\n'), notes };
}
