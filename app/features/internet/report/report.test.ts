import { beforeEach, expect, it, vi } from 'vitest';
import type { PublicAssessment } from '#app/data/readiness-assessments.server.ts';
import { loadInternetReport } from './report.server.ts';

const content = vi.hoisted(() => ({ listPublicAssessments: vi.fn<() => Promise<PublicAssessment[]>>() }));

vi.mock('#app/data/readiness-assessments.server.ts', () => content);
vi.mock('#app/data/pages.server.ts', () => ({
  readPage: () => Promise.resolve({ heading: 'A heading' }),
}));

beforeEach(() => vi.clearAllMocks());

it('loads rows of place, level, score and date, and their statistics', async () => {
  const shown = { riskLevel: 'Low Risk', score: 15, submittedAt: '2026-11-21T12:00:00.000Z' };
  content.listPublicAssessments.mockResolvedValue([
    { ...shown, place: 'Queens', buildingType: 'other' },
    { ...shown, place: '1 Main Street', riskLevel: 'Nonsense', score: -2, buildingType: 'other' },
  ]);
  const { rows, statistics } = await loadInternetReport();
  expect(rows).toEqual([
    { ...shown, place: 'Queens', tone: 'low' },
    { ...shown, place: '1 Main Street', riskLevel: 'Nonsense', score: -2, tone: 'veryHigh' },
  ]);
  expect(statistics).toEqual({ count: 2, averageScore: 6.5, buildingTypes: 1 });
});
