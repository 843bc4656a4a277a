import { expect, it, vi } from 'vitest';
import { IMPRINT } from '#tests/support/read-pdf.ts';
import { aQuiz, EMPTY_CHECKLIST } from '#tests/support/quiz.ts';
import { checklistPdfResponse } from './checklist.server.ts';

vi.mock('#app/data/modules.server.ts', () => ({ isSectionLive: () => Promise.resolve(true) }));
vi.mock('#app/data/quizzes.server.ts', () => ({
  findQuiz: () => Promise.resolve({ ...aQuiz(), checklist: EMPTY_CHECKLIST }),
}));
vi.mock('#app/data/site-settings.server.ts', () => ({
  readSiteSettings: () => Promise.resolve(IMPRINT.site),
}));
const pdfFor = async (answers: string) => {
  const request = new Request(`https://example.com/nyc-pest/report/checklist.pdf?answers=${answers}`);
  const response = await checklistPdfResponse(request, 'nyc-pest');
  return Buffer.from(await response.arrayBuffer());
};

it('checklistPdfResponse returns the same PDF for the same answers', async () => {
  const [first, second, other] = await Promise.all([pdfFor('1a-2a'), pdfFor('1a-2a'), pdfFor('1d-2d')]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
  expect(await pdfFor('1a-2a')).toEqual(first);
});
