import type { Field, GlobalConfig } from 'payload';
import { groupField, textField, listField, textareaField } from '#cms/fields/copy.ts';
import { optionalLinkField } from '#cms/fields/link.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const sectionField = (name: string, label: string): Field =>
  groupField(name, label, [textareaField('intro', 'Introduction', 400)]);

const questionField = (name: string, label: string): Field =>
  groupField(name, label, [textField('label', 'Question'), textareaField('hint', 'Hint', 300)]);

const stepsField = (name: string, label: string): Field =>
  listField(name, label, [textField('text', 'Step', 240)], { maxRows: 6 });

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
    groupField('withholding', 'Withholding the address', [
      textareaField('hint', 'What the public list shows', 400),
    ]),
    groupField('result', 'Result', [
      textareaField('notice', 'What the level does not say', 400),
      textareaField('basis', 'Sources', 600),
    ]),
    groupField('nextSteps', 'Next Steps', [
      stepsField('low', 'Low Risk'),
      stepsField('moderate', 'Moderate Risk'),
      stepsField('high', 'High Risk'),
      stepsField('critical', 'Critical Risk'),
    ]),
  ],
});

const InternetReport = pageGlobal({
  slug: 'internet-report',
  label: 'Internet assessment reports',
  isOfTool: true,
  path: '/nyc-internet/report',
  fields: [
    ...pageHead(),
    groupField('statistics', 'Statistics', [
      groupField('coverage', 'Connectivity coverage', [
        textareaField('text', 'What the figure counts', 200),
        {
          ...textField('figure', 'Figure', 12),
          admin: { description: 'A made-up figure, marked as an example on the page.' },
        },
      ]),
    ]),
    groupField('list', 'Recent assessments', [textareaField('intro', 'Introduction', 400)]),
    groupField('types', 'Report types', [
      listField(
        'reports',
        'Reports',
        [
          textField('title', 'Title', 80),
          textareaField('text', 'Text', 300),
          optionalLinkField('link', 'Link (if empty, the report is not available yet)'),
        ],
        { maxRows: 6 },
      ),
    ]),
    textareaField('basis', 'Sources', 600),
  ],
});

export const internetPages: GlobalConfig[] = [InternetQuiz, InternetReport];
