import { expect, it, vi } from 'vitest';
import { IMPRINT } from '#tests/support/read-pdf.ts';
import { aQuiz } from '../quizzes/quiz.fixture.ts';
import { answerChecklistPdf } from './checklist-pdf.server.ts';
import { checklistView } from './checklist-view.ts';
import { renderChecklist } from './pdf/render.server.tsx';

vi.mock('./checklist.server.ts', () => ({
  loadChecklist: ({ url }: Request) => {
    const checklist = {
      linkLabel: 'Get it',
      heading: 'A list',
      intro: 'Yours.',
      generalIntro: 'All.',
      items: [],
    };
    const answers = new URL(url).searchParams.get('answers')!.split('-').map(Number);
    return Promise.resolve(checklistView({ ...aQuiz(), checklist }, answers));
  },
}));
vi.mock('../pdf/imprint.server.ts', () => ({ imprintOf: () => Promise.resolve(IMPRINT) }));
vi.mock(import('./pdf/render.server.tsx'), async (original) => {
  const actual = await original();
  return { renderChecklist: vi.fn(actual.renderChecklist) };
});

const pdfFor = async (answers: string) => {
  const request = new Request(`https://example.com/nyc-pest/report/checklist.pdf?answers=${answers}`);
  const response = await answerChecklistPdf(request, 'nyc-pest');
  return Buffer.from(await response.arrayBuffer());
};

it('renders a checklist once for all who ask for it with the same answers', async () => {
  const [first, second, other] = await Promise.all([pdfFor('0-0'), pdfFor('0-0'), pdfFor('3-3')]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
  expect(await pdfFor('0-0')).toEqual(first);
  expect(renderChecklist).toHaveBeenCalledTimes(2);
});
