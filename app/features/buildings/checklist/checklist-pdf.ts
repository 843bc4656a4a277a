import { sourcesText } from '#app/features/figures/sources-text.ts';
import type { Imprint, PdfContent, PdfSection } from '#app/features/pdf/pdf-content.ts';
import { CHECKLIST, ROUGH_GUIDE } from '#app/features/quizzes/texts.ts';
import { type ChecklistView, STEP_PARTS } from './checklist-view.ts';

const stepSection = ({ heading, rule, action, basis }: ChecklistView['items'][number]): PdfSection => ({
  heading,
  isStep: true,
  blocks: [
    { name: STEP_PARTS.action, text: action, look: 'small' },
    { name: STEP_PARTS.rule, text: rule, look: 'small' },
    { text: `${STEP_PARTS.basis}: ${basis}`, look: 'fine' },
  ],
});

/** Two columns keep the steps on one page. */
export function checklistPdf(view: ChecklistView, imprint: Imprint): PdfContent {
  const { heading, intro, verdict, items, notice, sources } = view;
  const steps = items.map(stepSection);
  const half = Math.ceil(steps.length / 2);
  return {
    title: heading,
    heading,
    intro,
    sections: [
      ...(verdict
        ? [
            {
              blocks: [
                {
                  widths: [16, 16],
                  rows: [
                    [
                      { text: verdict.label, tone: verdict.tone },
                      { text: verdict.score, isStrong: true },
                      verdict.title,
                    ],
                  ],
                },
              ],
            },
          ]
        : []),
      steps.length > 0 ? [steps.slice(0, half), steps.slice(half)] : { blocks: [CHECKLIST.empty] },
      {
        blocks: [
          { text: `${ROUGH_GUIDE} ${notice}`, look: 'note' },
          ...(sources ? [{ text: sourcesText(sources), look: 'fine' as const }] : []),
        ],
      },
    ],
    imprint,
  };
}
