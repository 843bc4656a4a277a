import type { Field, GlobalConfig, TextareaField } from 'payload';
import {
  amountField,
  groupField,
  textField,
  listField,
  textareaField,
  proseField,
} from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const withNote = (field: TextareaField, description: string): Field => ({ ...field, admin: { description } });

const stepField = (name: string, label: string, more: Field[] = []): Field =>
  groupField(name, label, [textareaField('intro', 'Introduction', 500), ...more]);

const CwzAssessmentPage = pageGlobal({
  slug: 'cwz-assessment-page',
  label: 'CWZ assessment',
  isOfTool: true,
  path: '/cwz/assessment',
  fields: [
    ...pageHead(),
    groupField('steps', 'Steps', [
      stepField('business', 'Business'),
      stepField('hauler', 'Hauler'),
      stepField('consent', 'Consent', [textareaField('text', 'What the visitor agrees to', 1200)]),
      stepField('contact', 'Contact'),
    ]),
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
      textField('question', 'Question', 160),
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
    ...textField('dominantHauler', 'Popular hauler', 80),
    admin: { description: 'Use a made-up name. We don’t know which haulers are popular.' },
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
    'For the example only. Nothing is calculated from the visitor’s bill.',
  ),
  amountField(
    'carbonReduction',
    'Maximum carbon reduction, percent',
    'The reduction that fewer truck miles could bring.',
    100,
  ),
];

const toldFields: Field[] = [
  textareaField('billText', 'About the monthly bill', 400),
  textareaField('warningText', 'About a compliance warning', 400),
  textareaField('noWarningText', 'Without a compliance warning', 400),
  {
    ...groupField('hauler', 'About the hauler', [
      textareaField('awarded', 'It has maximum rates for the zone', 600),
      textareaField('live', 'The zone is live', 600),
      textareaField('scheduled', 'The zone has a date', 600),
      textareaField('undated', 'The zone has no settled date', 600),
      textareaField('unknownZone', 'The zone is not known', 600),
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
    textareaField('exampleNotice', 'Note about the examples', 300),
    groupField('told', 'What the visitor told us', toldFields),
    groupField('carbon', 'Carbon efficiency', [textareaField('text', 'Text', 500)]),
    groupField('fullAnalysis', 'Invitation to get the full analysis', [textareaField('text', 'Text', 500)]),
    textareaField('basis', 'Sources', 600),
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
    textareaField('privacy', 'What happens to the bill', 500),
    groupField('thankYou', 'After sending', [
      ...pageHead(),
      listField('nextSteps', 'Next Steps', [textField('text', 'Step', 200)], { maxRows: 6 }),
    ]),
  ],
});

const areaFields = (): Field[] => [textField('name', 'Name'), textareaField('text', 'Text', 300)];

const CwzZones = pageGlobal({
  slug: 'cwz-zones',
  label: 'CWZ map and zone finder',
  isOfTool: true,
  isPart: true,
  path: '/cwz',
  fields: [
    groupField('map', 'Map', [
      textareaField('credits', 'Below the map', 300),
      groupField('manhattan5', 'Area between two zones', areaFields()),
      groupField('rooseveltIsland', 'Area whose zone is not verified', areaFields()),
    ]),
    groupField('nextSteps', 'What to do next', [
      textareaField('live', 'The zone is live', 400),
      withNote(
        textareaField('scheduled', 'The zone has a date', 400),
        '{day} is the day before the zone is live.',
      ),
      textareaField('undated', 'The zone has no settled date', 400),
      textareaField('unknown', 'The zone is not known', 400),
    ]),
  ],
});

export const cwzPages: GlobalConfig[] = [CwzAssessmentPage, CwzReport, CwzFaq, CwzUpload, CwzZones];
