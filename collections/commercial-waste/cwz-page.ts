import type { Field, GlobalConfig } from 'payload';
import {
  amountField,
  groupField,
  lineField,
  listField,
  paragraphField,
  proseField,
  titledTextFields,
} from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const stepField = (name: string, label: string, defaultName: string, more: Field[] = []): Field =>
  groupField(name, label, [
    { ...lineField('name', 'Name', 60), defaultValue: defaultName },
    paragraphField('intro', 'Introduction', 500),
    ...more,
  ]);

const CwzAssessmentPage = pageGlobal({
  slug: 'cwz-assessment-page',
  label: 'CWZ assessment',
  isOfTool: true,
  path: '/cwz/assessment',
  fields: [
    ...pageHead(),
    groupField('steps', 'Steps', [
      stepField('business', 'Business', 'Basic Business Information'),
      stepField('hauler', 'Hauler', 'Current Hauler Information'),
      stepField('consent', 'Consent', 'Micro-Zone Consent', [
        paragraphField('text', 'What the visitor agrees to', 1200),
        lineField('label', 'Label of the checkbox', 200),
      ]),
      stepField('contact', 'Contact', 'Contact Information for Report Delivery', [
        lineField('emailLabel', 'Label of the email checkbox', 200),
      ]),
    ]),
    paragraphField('lostText', 'Message when the answers are lost', 300),
  ],
});

const CwzFaq = pageGlobal({
  slug: 'cwz-faq',
  label: 'CWZ questions',
  isOfTool: true,
  path: '/cwz/faq',
  fields: [
    ...pageHead(),
    listField('questions', 'Questions', [
      lineField('question', 'Question', 160),
      proseField('answer', 'Answer'),
    ]),
  ],
});

const exampleFigures: Field[] = [
  {
    name: 'effectiveDate',
    label: 'Effective date of the example zone',
    type: 'date',
    required: true,
    admin: {
      date: { pickerAppearance: 'dayOnly' },
      description: 'Not the date of an official zone, which the site works out from the ZIP code.',
    },
  },
  {
    ...lineField('dominantHauler', 'Popular hauler', 80),
    admin: { description: 'Use an invented name. Nobody knows which haulers are popular.' },
  },
  amountField(
    'haulerMarketShare',
    'Its market share, percent',
    'The share of businesses in the example zone.',
    100,
  ),
  amountField(
    'zoneAverageRate',
    'Average monthly rate, dollars',
    'Shown next to the example’s monthly rate.',
  ),
  amountField('defaultMonthlyRate', 'Monthly rate, dollars', 'The example’s, not the visitor’s.'),
  amountField(
    'potentialSavings',
    'Potential savings, dollars a month',
    'The example’s. Nothing is calculated from the visitor’s bill.',
  ),
  amountField(
    'carbonReduction',
    'Maximum carbon reduction, percent',
    'The reduction that fewer truck miles could bring.',
    100,
  ),
];

const CwzReport = pageGlobal({
  slug: 'cwz-report',
  label: 'CWZ report',
  isOfTool: true,
  path: '/cwz/report',
  isPersonal: true,
  fields: [
    {
      ...groupField('figures', 'Example figures', exampleFigures),
      admin: { description: 'Shown at the end of each report, in “Example of a report”.' },
    },
    lineField('exampleLabel', 'Label of an example', 40),
    paragraphField('exampleNotice', 'Note about the examples', 300),
    groupField('zone', 'Zone status', titledTextFields()),
    groupField('hauler', 'Popular hauler nearby', titledTextFields()),
    groupField('rate', 'Monthly rate', titledTextFields()),
    groupField('carbon', 'Carbon efficiency', titledTextFields()),
    groupField('fullAnalysis', 'Invitation to get the full analysis', [
      ...titledTextFields(),
      lineField('buttonLabel', 'Button', 60),
    ]),
    paragraphField('basis', 'Sources', 600),
  ],
});

const CwzUpload = pageGlobal({
  slug: 'cwz-upload',
  label: 'CWZ bill upload',
  isOfTool: true,
  path: '/cwz/upload',
  isPersonal: true,
  fields: [
    ...pageHead(),
    lineField('consentLabel', 'Label of the checkbox', 200),
    paragraphField('privacy', 'What happens to the bill', 500),
    groupField('thankYou', 'After sending', [
      ...pageHead(),
      listField('nextSteps', 'Next Steps', [lineField('text', 'Step', 200)], { maxRows: 6 }),
    ]),
  ],
});

export const cwzPages: GlobalConfig[] = [CwzAssessmentPage, CwzReport, CwzFaq, CwzUpload];
