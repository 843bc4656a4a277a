import type { Field, GlobalConfig } from 'payload';
import { groupField, lineField, listField, paragraphField } from '#cms/fields/copy.ts';
import { optionalLinkField } from '#cms/fields/link.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const sectionField = (name: string, label: string): Field =>
  groupField(name, label, [lineField('heading', 'Heading'), paragraphField('intro', 'Introduction', 400)]);

const questionField = (name: string, label: string): Field =>
  groupField(name, label, [lineField('label', 'Question'), paragraphField('hint', 'Hint', 300)]);

const stepsField = (name: string, label: string): Field =>
  listField(name, label, [lineField('text', 'Step', 240)], { maxRows: 6 });

const InternetQuiz = pageGlobal({
  slug: 'internet-quiz',
  label: 'Internet readiness quiz',
  isOfTool: true,
  path: '/nyc-internet/quiz',
  fields: [
    ...pageHead(),
    sectionField('contact', 'Contact section'),
    sectionField('building', 'Building section'),
    groupField('questions', 'Questions', [
      questionField('buildingType', 'Building type'),
      questionField('hasExistingInfrastructure', 'Existing infrastructure'),
      questionField('broadbandAvailability', 'Broadband availability'),
      questionField('willingToUpgrade', 'Willingness to upgrade'),
    ]),
    groupField('hints', 'Hints', [
      paragraphField('address', 'Building address', 200),
      paragraphField('notes', 'Additional notes', 200),
    ]),
    paragraphField('filledInText', 'When an earlier result filled in the answers', 300),
    lineField('summaryHeading', 'Heading of the answers before they are sent'),
    groupField('withholding', 'Withholding the address', [
      lineField('label', 'Label of the checkbox', 200),
      paragraphField('hint', 'What the public list shows', 400),
    ]),
    lineField('submitLabel', 'Button', 60),
    groupField('result', 'Result', [
      lineField('heading', 'Heading'),
      paragraphField('notice', 'What the level does not say', 400),
      lineField('nextStepsHeading', 'Heading of the next steps'),
      paragraphField('basis', 'Sources', 600),
      lineField('againLabel', 'Button to take the quiz again', 60),
      lineField('reportsLabel', 'Button to the reports', 60),
    ]),
    groupField('nextSteps', 'Next Steps', [
      stepsField('low', 'Low Risk'),
      stepsField('moderate', 'Moderate Risk'),
      stepsField('high', 'High Risk'),
      stepsField('critical', 'Critical Risk'),
    ]),
  ],
});

const statisticField = (name: string, label: string, more: Field[] = []): Field =>
  groupField(name, label, [
    lineField('title', 'Title', 60),
    paragraphField('text', 'What the figure counts', 200),
    ...more,
  ]);

const InternetReport = pageGlobal({
  slug: 'internet-report',
  label: 'Internet assessment reports',
  isOfTool: true,
  path: '/nyc-internet/report',
  fields: [
    ...pageHead(),
    groupField('statistics', 'Statistics', [
      statisticField('assessments', 'Assessments'),
      statisticField('averageScore', 'Average score'),
      statisticField('coverage', 'Connectivity coverage', [
        {
          ...lineField('figure', 'Figure', 12),
          admin: { description: 'An invented figure, marked as an example on the page.' },
        },
        lineField('exampleLabel', 'Label of an example', 40),
      ]),
      statisticField('buildingTypes', 'Building types'),
    ]),
    groupField('list', 'Recent assessments', [
      lineField('heading', 'Heading'),
      paragraphField('intro', 'Introduction', 400),
      lineField('emptyText', 'Text when there are no assessments', 160),
      lineField('emptyLabel', 'Link to the quiz when there are no assessments', 60),
      lineField('noAverage', 'Shown instead of the average when there are no assessments', 40),
    ]),
    groupField('types', 'Report types', [
      lineField('heading', 'Heading'),
      lineField('comingSoonLabel', 'Label of a report that is not available yet', 40),
      listField(
        'reports',
        'Reports',
        [
          lineField('title', 'Title', 80),
          paragraphField('text', 'Text', 300),
          optionalLinkField('link', 'Link (if empty, the report is not available yet)'),
        ],
        { maxRows: 6 },
      ),
    ]),
    paragraphField('basis', 'Sources', 600),
  ],
});

export const internetPages: GlobalConfig[] = [InternetQuiz, InternetReport];
