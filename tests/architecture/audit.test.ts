import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditVerdict } from '../support/run/audit.mjs';

const TODAY = '2026-11-21';

const advisory = (severity: string, id: string) => ({
  name: 'left-pad',
  severity,
  title: 'Pads too far',
  url: `https://github.com/advisories/${id}`,
});

/** Imitates `npm audit --json`, which also lists packages that depend on a vulnerable one. */
const report = (...via: object[]) =>
  `npm warn something\n${JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'left-pad': { name: 'left-pad', via }, padded: { name: 'padded', via: ['left-pad'] } },
  })}\n`;

const accepted = (until: string) => [{ id: 'GHSA-1', until, reason: 'We never pad.' }];

describe('auditVerdict', () => {
  it.each([
    ['critical', ['left-pad: critical, Pads too far (GHSA-1)']],
    ['high', ['left-pad: high, Pads too far (GHSA-1)']],
    ['moderate', []],
  ])('reports a %s finding as %j', (severity, problems) => {
    expect(auditVerdict(report(advisory(severity, 'GHSA-1')), [], TODAY)).toEqual({ problems, notes: [] });
  });

  it('ignores an accepted finding until it expires, with a note', () => {
    const found = report(advisory('high', 'GHSA-1'));
    expect(auditVerdict(found, accepted(TODAY), TODAY)).toEqual({
      problems: [],
      notes: [`GHSA-1 is accepted until ${TODAY}.`],
    });
    expect(auditVerdict(found, accepted('2026-11-20'), TODAY).problems).toHaveLength(1);
  });

  it('fails on an accepted finding that no longer exists', () => {
    expect(auditVerdict(report(), accepted(TODAY), TODAY).problems).toEqual([
      'GHSA-1 is accepted, but not found.',
    ]);
  });

  it.each(['', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
    'notes that packages were not audited when the registry returns %j',
    (output) => {
      const { problems, notes } = auditVerdict(output, accepted(TODAY), TODAY);
      expect(problems).toEqual([]);
      expect(notes).toEqual(['Packages were not audited: the registry did not answer.']);
    },
  );

  it('accepts no finding without an expiry date and a reason', async () => {
    const file = path.resolve(import.meta.dirname, '../support/run/accepted-findings.json');
    const schema = z.array(
      z.strictObject({ id: z.string().startsWith('GHSA-'), until: z.iso.date(), reason: z.string().min(20) }),
    );
    expect(schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).error).toBeUndefined();
  });
});
