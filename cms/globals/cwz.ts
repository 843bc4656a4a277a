import type { Field, NumberField } from 'payload';
import { lineField, paragraphField, proseField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from './page-global.ts';

const step = (name: string, defaultName: string, more: Field[] = []): Field => ({
  name,
  type: 'group',
  fields: [
    { ...lineField('name', 'Name', 60), defaultValue: defaultName },
    paragraphField('intro', 'Introduction', 500),
    ...more,
  ],
});

/** The words around the four steps of the assessment. Specification section 2, "CWZ". */
export const CwzAssessmentPage = pageGlobal({
  slug: 'cwz-assessment-page',
  label: 'CWZ assessment',
  path: '/cwz/assessment',
  fields: [
    ...pageHead(),
    {
      name: 'steps',
      type: 'group',
      fields: [
        step('business', 'Basic Business Information'),
        step('hauler', 'Current Hauler Information'),
        step('consent', 'Micro-Zone Consent', [
          paragraphField('text', 'What the visitor agrees to', 1200),
          lineField('label', 'Label of the checkbox', 200),
        ]),
        step('contact', 'Contact Information for Report Delivery', [
          lineField('emailLabel', 'Label of the e-mail checkbox', 200),
        ]),
      ],
    },
    paragraphField('lostText', 'Message when the answers are lost', 300),
  ],
});

/** Questions on the Commercial Waste Zones. The specification (section 2, "Thank-you") links to the page. */
export const CwzFaq = pageGlobal({
  slug: 'cwz-faq',
  label: 'CWZ questions',
  path: '/cwz/faq',
  fields: [
    ...pageHead(),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [lineField('question', 'Question', 160), proseField('answer', 'Answer')],
    },
  ],
});

const figure = (name: string, label: string, description: string, max?: number): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  max,
  admin: { description },
});

const exampleFigures: Field[] = [
  {
    name: 'effectiveDate',
    label: 'Effective date of the example zone',
    type: 'date',
    required: true,
    admin: {
      date: { pickerAppearance: 'dayOnly' },
      description: 'Not the date of an official zone. That date comes from the rules, by ZIP code.',
    },
  },
  {
    ...lineField('dominantHauler', 'Popular hauler', 80),
    admin: { description: 'Use an invented name. Nobody knows which haulers are popular.' },
  },
  figure('haulerMarketShare', 'Its market share, percent', 'Of the businesses of the example zone.', 100),
  figure('zoneAverageRate', 'Average monthly rate, dollars', 'The monthly bill is compared with this.'),
  figure(
    'defaultMonthlyRate',
    'Default monthly rate, dollars',
    'Used when a visitor entered no clear monthly amount.',
  ),
  figure(
    'potentialSavings',
    'Potential savings at that rate, dollars a month',
    'Shown only with the default monthly rate. With the visitor’s own bill, savings are calculated.',
  ),
  figure('carbonReduction', 'Carbon reduction, up to percent', 'What fewer truck miles could save.', 100),
];

const part = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: titledTextFields(),
});

/** The words and the example figures of the report on an assessment. Specification sections 2 and 9, "CWZ". */
export const CwzReport = pageGlobal({
  slug: 'cwz-report',
  label: 'CWZ report',
  path: '/cwz/report',
  isPersonal: true,
  fields: [
    {
      name: 'figures',
      label: 'Example figures',
      type: 'group',
      admin: { description: 'Each is marked as an example on the page.' },
      fields: exampleFigures,
    },
    lineField('exampleLabel', 'Label of an example', 40),
    paragraphField('exampleNotice', 'Note about the examples', 300),
    part('zone', 'Zone status'),
    part('hauler', 'Popular hauler nearby'),
    part('rate', 'Monthly rate'),
    part('carbon', 'Carbon efficiency'),
    {
      name: 'fullAnalysis',
      label: 'Invitation to the full analysis',
      type: 'group',
      fields: [...titledTextFields(), lineField('buttonLabel', 'Button', 60)],
    },
    paragraphField('basis', 'Sources', 600),
  ],
});

/** The words of the pages on which a bill is sent, and thanked for. Specification section 2, "CWZ". */
export const CwzUpload = pageGlobal({
  slug: 'cwz-upload',
  label: 'CWZ bill upload',
  path: '/cwz/upload',
  isPersonal: true,
  fields: [
    ...pageHead(),
    lineField('consentLabel', 'Label of the checkbox', 200),
    paragraphField('privacy', 'What happens to the bill', 500),
    {
      name: 'thankYou',
      label: 'After sending',
      type: 'group',
      fields: [
        ...pageHead(),
        {
          name: 'nextSteps',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 6,
          fields: [lineField('text', 'Step', 200)],
        },
      ],
    },
  ],
});
