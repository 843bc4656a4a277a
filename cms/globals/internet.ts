import type { Field } from 'payload';
import { lineField, paragraphField } from '#cms/fields/copy.ts';
import { optionalLinkField } from '#cms/fields/link.ts';
import { pageGlobal, pageHead } from './page-global.ts';

const section = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [lineField('heading', 'Heading'), paragraphField('intro', 'Introduction', 400)],
});

const question = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [lineField('label', 'Question'), paragraphField('hint', 'Hint', 300)],
});

const stepsOf = (name: string, label: string): Field => ({
  name,
  label,
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 6,
  fields: [lineField('text', 'Step', 240)],
});

/** The words of the readiness quiz and its result. Its rules are in the code. Specification section 2, "Internet". */
export const InternetQuiz = pageGlobal({
  slug: 'internet-quiz',
  label: 'Internet readiness quiz',
  path: '/nyc-internet/quiz',
  fields: [
    ...pageHead(),
    section('contact', 'Contact section'),
    section('building', 'Building section'),
    {
      name: 'questions',
      type: 'group',
      fields: [
        question('buildingType', 'Building type'),
        question('hasExistingInfrastructure', 'Existing infrastructure'),
        question('broadbandAvailability', 'Broadband availability'),
        question('willingToUpgrade', 'Willingness to upgrade'),
      ],
    },
    {
      name: 'withholding',
      label: 'Withholding the address',
      type: 'group',
      fields: [
        lineField('label', 'Label of the checkbox', 200),
        paragraphField('hint', 'What the public list shows', 400),
      ],
    },
    lineField('submitLabel', 'Button', 60),
    {
      name: 'result',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('notice', 'What the level does not say', 400),
        lineField('nextStepsHeading', 'Heading of the next steps'),
        paragraphField('basis', 'Sources', 600),
        lineField('againLabel', 'Button to the empty quiz', 60),
        lineField('reportsLabel', 'Button to the reports', 60),
      ],
    },
    {
      name: 'nextSteps',
      type: 'group',
      fields: [
        stepsOf('low', 'Low Risk'),
        stepsOf('moderate', 'Moderate Risk'),
        stepsOf('high', 'High Risk'),
        stepsOf('critical', 'Critical Risk'),
      ],
    },
  ],
});

const statistic = (name: string, label: string, more: Field[] = []): Field => ({
  name,
  label,
  type: 'group',
  fields: [lineField('title', 'Title', 60), paragraphField('text', 'What it counts', 200), ...more],
});

const exampleCoverage: Field[] = [
  {
    ...lineField('figure', 'Figure', 12),
    admin: { description: 'An invented figure, marked as an example on the page.' },
  },
  lineField('exampleLabel', 'Label of an example', 40),
];

/** The words of the assessment reports, with their one example figure. Specification sections 2 and 9, "Internet". */
export const InternetReport = pageGlobal({
  slug: 'internet-report',
  label: 'Internet assessment reports',
  path: '/nyc-internet/report',
  fields: [
    ...pageHead(),
    {
      name: 'statistics',
      type: 'group',
      fields: [
        statistic('assessments', 'Assessments'),
        statistic('averageScore', 'Average score'),
        statistic('coverage', 'Connectivity coverage', exampleCoverage),
        statistic('buildingTypes', 'Building types'),
      ],
    },
    {
      name: 'list',
      label: 'Recent assessments',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('intro', 'Introduction', 400),
        lineField('emptyText', 'Text when there are none', 160),
        lineField('emptyLabel', 'Link to the quiz when there are none', 60),
        lineField('noAverage', 'Shown instead of the average when there are none', 40),
      ],
    },
    {
      name: 'types',
      label: 'Report types',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        lineField('comingSoonLabel', 'Label of a report that is not open yet', 40),
        {
          name: 'reports',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 6,
          fields: [
            lineField('title', 'Title', 80),
            paragraphField('text', 'Text', 300),
            optionalLinkField('link', 'Link (without it, the report is not open yet)'),
          ],
        },
      ],
    },
    paragraphField('basis', 'Sources', 600),
  ],
});
