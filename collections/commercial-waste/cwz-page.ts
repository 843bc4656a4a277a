import type { Field, GlobalConfig, TextareaField } from 'payload';
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

const withNote = (field: TextareaField, description: string): Field => ({ ...field, admin: { description } });

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
    groupField('hints', 'Hints', [
      paragraphField('address', 'Business address', 200),
      paragraphField('otherHauler', 'Name of another hauler', 200),
      paragraphField('monthlyBill', 'Monthly bill', 200),
    ]),
    lineField('summaryHeading', 'Heading of the answers before they are sent'),
    paragraphField('filledInText', 'When city records filled in an address', 300),
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
    'Shown next to the visitor’s monthly bill.',
  ),
  amountField('defaultMonthlyRate', 'Monthly rate, dollars', 'Shown when the visitor gave no amount.'),
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

const toldFields: Field[] = [
  lineField('heading', 'Heading'),
  paragraphField('billText', 'About the monthly bill', 400),
  paragraphField('warningText', 'About a compliance warning', 400),
  paragraphField('noWarningText', 'Without a compliance warning', 400),
  {
    ...groupField('hauler', 'About the hauler', [
      paragraphField('awarded', 'It has maximum rates for the zone', 600),
      paragraphField('live', 'The zone is live', 600),
      paragraphField('scheduled', 'The zone has a date', 600),
      paragraphField('undated', 'The zone has no settled date', 600),
      paragraphField('unknownZone', 'The zone is not known', 600),
    ]),
    admin: {
      description: '{hauler}, {zone} and {day} are the hauler, the zone, and the day before it is live.',
    },
  },
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
    lineField('exampleHeading', 'Heading of the examples'),
    lineField('exampleLabel', 'Label of an example', 40),
    paragraphField('exampleNotice', 'Note about the examples', 300),
    paragraphField('exampleZoneText', 'The zone of the example', 300),
    withNote(
      paragraphField('exampleHaulerText', 'The hauler of the example', 300),
      '{share} is its market share, above.',
    ),
    groupField('zone', 'Zone status', titledTextFields()),
    groupField('unknownZone', 'The ZIP code does not decide the zone', [
      lineField('heading', 'Heading'),
      withNote(paragraphField('text', 'Text', 300), '{zip} is the ZIP code.'),
      paragraphField('severalText', 'Above several possible zones', 300),
      paragraphField('oneText', 'Above the only possible zone', 300),
    ]),
    withNote(
      paragraphField('unverifiedText', 'The zone of the ZIP code is not verified', 300),
      '{zip} is the ZIP code.',
    ),
    groupField('told', 'What the visitor told us', toldFields),
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

const areaFields = (): Field[] => [lineField('name', 'Name'), paragraphField('text', 'Text', 300)];

const CwzZones = pageGlobal({
  slug: 'cwz-zones',
  label: 'CWZ map and zone finder',
  isOfTool: true,
  isPart: true,
  path: '/cwz',
  fields: [
    groupField('map', 'Map', [
      paragraphField('credits', 'Below the map', 300),
      lineField('uncertainLabel', 'Legend of areas whose zone is not certain', 60),
      groupField('manhattan5', 'Area between two zones', areaFields()),
      groupField('rooseveltIsland', 'Area whose zone is not verified', areaFields()),
      paragraphField('rollOutLegend', 'Below the chart of the dates', 400),
    ]),
    groupField('nextSteps', 'What to do next', [
      paragraphField('live', 'The zone is live', 400),
      withNote(
        paragraphField('scheduled', 'The zone has a date', 400),
        '{day} is the day before the zone is live.',
      ),
      paragraphField('undated', 'The zone has no settled date', 400),
      paragraphField('unknown', 'The zone is not known', 400),
    ]),
    groupField('finder', 'Addresses in the zone finder', [
      groupField('several', 'Several matches', titledTextFields()),
      groupField('near', 'Only near matches', titledTextFields()),
      groupField('none', 'No match', titledTextFields()),
    ]),
  ],
});

export const cwzPages: GlobalConfig[] = [CwzAssessmentPage, CwzReport, CwzFaq, CwzUpload, CwzZones];
