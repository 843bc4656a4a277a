import { groupField, lineField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal } from '#cms/publishing/page-global.ts';

export const QuizPage = pageGlobal({
  slug: 'quiz-page',
  label: 'Quiz pages',
  isOfTool: true,
  isPart: true,
  path: '/ll97/quiz',
  fields: [
    lineField('filledInText', 'Above answers from city records'),
    lineField('ideaText', 'Before the notice below a result', 80),
    lineField('findingsHeading', 'Heading of the findings'),
    groupField('sending', 'Result by email', [
      paragraphField('addressHint', 'Hint of the building address', 200),
      groupField('sent', 'After the result is sent', titledTextFields()),
    ]),
  ],
});
