import { describe, expect, it } from 'vitest';
import type { QuizDocument } from '#app/data/quizzes.server.ts';
import { sourcesIn } from '#app/data/sources.server.ts';
import { usesIn } from '#law/figures/placeholders.ts';
import { textsIn } from '#cms/register/texts.ts';
import { IMPRINT, readPdf } from '#tests/support/read-pdf.ts';
import { aQuiz, EMPTY_CHECKLIST, STARTING_QUIZZES } from '#tests/support/quiz.ts';
import { filled, SEED_REGISTER } from '#tests/support/starting-register.ts';
import { CHECKLIST } from '#app/features/quizzes/texts.ts';
import { checklistPdf } from './checklist-pdf.ts';
import { checklistView } from './checklist-view.ts';
import { renderPdf } from '#app/features/pdf/render-pdf.server.ts';

async function renderChecklist(quiz: QuizDocument, answers?: number[]) {
  const sources = sourcesIn(SEED_REGISTER, new Set(textsIn(quiz).flatMap(usesIn)));
  const view = checklistView(filled(quiz), answers)!;
  return readPdf(await renderPdf(checklistPdf({ ...view, sources }, IMPRINT)));
}

describe.each(['nyc-pest', 'nyc-plastic'])('the PDF checklist for %s', (module) => {
  const quiz = STARTING_QUIZZES[module]!;
  const { items } = filled(quiz).checklist!;
  const squeezed = (text: string) => text.replace(/\s+/g, ' ');

  it('fits every step on one page and shows no score if there are no answers', async () => {
    const { pages, text } = await renderChecklist(quiz);
    for (const { heading } of items) expect(text).toContain(heading);
    expect(text).not.toContain('Score:');
    expect(pages).toBe(1);
  });

  it('fits the result and every step with its source on one page, even for the worst answers', async () => {
    const { pages, text } = await renderChecklist(quiz, [3, 3, 3, 3, 3]);
    expect(text).toContain('Act now Score: 15 / 15');
    for (const { heading, basis } of items) {
      expect(text).toContain(heading);
      expect(text).toContain(squeezed(`Source: ${basis}`));
    }
    expect(pages).toBe(1);
  });
});

it('the checklist PDF says when nothing is left to do', async () => {
  const { text } = await renderChecklist({ ...aQuiz(), checklist: EMPTY_CHECKLIST }, [0, 0]);
  expect(text).toContain(CHECKLIST.empty);
});

it('checklistView returns undefined for a quiz without a checklist', () => {
  expect(checklistView(aQuiz())).toBeUndefined();
});
