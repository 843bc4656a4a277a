import { expect, it } from 'vitest';
import { auditVerdict } from '../support/run/audit.mjs';

const TODAY = '2026-11-21';

/** Imitates `npm audit --json`, which also lists packages that depend on a vulnerable one. */
function report(severity?: string): string {
  const url = 'https://github.com/advisories/GHSA-1';
  const via = severity ? [{ name: 'left-pad', severity, title: 'Pads too far', url }] : [];
  const vulnerabilities = { 'left-pad': { name: 'left-pad', via }, padded: { via: ['left-pad'] } };
  return `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities })}\n`;
}

const accepted = (until: string) => [{ id: 'GHSA-1', until, reason: 'We never pad.' }];

const NO_ANSWER = 'Packages were not audited: the registry did not answer.';

it.each([
  ['reports a critical finding', report('critical'), [], ['left-pad: critical, Pads too far (GHSA-1)'], []],
  ['reports a high finding', report('high'), [], ['left-pad: high, Pads too far (GHSA-1)'], []],
  ['ignores a moderate finding', report('moderate'), [], [], []],
  ['notes an accepted finding', report('high'), accepted(TODAY), [], [`GHSA-1 is accepted until ${TODAY}.`]],
  [
    'reports a finding that was accepted until yesterday',
    report('high'),
    accepted('2026-11-20'),
    ['left-pad: high, Pads too far (GHSA-1)'],
    [],
  ],
  [
    'reports an accepted finding that no longer exists',
    report(),
    accepted(TODAY),
    ['GHSA-1 is accepted, but not found.'],
    [],
  ],
  ['notes that the registry did not answer', '', accepted(TODAY), [], [NO_ANSWER]],
  [
    'notes that the registry rejected the request',
    '{"message":"405 Method Not Allowed","error":{"summary":""}}',
    [],
    [],
    [NO_ANSWER],
  ],
])('auditVerdict %s', (_what, output, findings, problems, notes) => {
  expect(auditVerdict(output, findings, TODAY)).toEqual({ problems, notes });
});
