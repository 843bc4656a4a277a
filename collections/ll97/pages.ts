import type { Field, GlobalConfig, TextareaField } from 'payload';
import {
  checkboxField,
  groupField,
  lineField,
  listField,
  paragraphField,
  proseField,
  titledTextFields,
} from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const describedParagraph = (name: string, label: string, description: string): Field => ({
  ...paragraphField(name, label),
  admin: { description },
});

const hintField = (name: string, label: string): TextareaField => paragraphField(name, label, 300);

const Calculator = pageGlobal({
  slug: 'll97-calculator',
  label: 'LL97 calculator',
  isOfTool: true,
  path: '/ll97/calculator',
  fields: [
    ...pageHead(),
    proseField('findText', 'How to start from the city’s records'),
    groupField('filings', 'Choice of a filing', titledTextFields()),
    paragraphField('compareText', 'Below the figures that were filled in', 300),
    groupField('uses', 'Uses of the building', titledTextFields()),
    groupField('energy', 'Energy use', titledTextFields()),
    groupField('hints', 'Hints', [
      hintField('address', 'Building address'),
      hintField('gas', 'Natural gas'),
      hintField('steam', 'District steam'),
      hintField('pathway', 'How the building has to comply'),
    ]),
    groupField('result', 'Result beside the form', [
      lineField('emptyText', 'On a phone, before there is a result'),
      lineField('typingText', 'Above what the result will show'),
      lineField('reportText', 'The same for browsers without scripts'),
      listField('points', 'What the result will show', [lineField('text', 'Point', 160)]),
      paragraphField('privacyText', 'What is stored', 300),
    ]),
  ],
});

const article321Fields: Field[] = [
  lineField('heading', 'Heading'),
  paragraphField('yearText', 'What the test compares', 400),
  describedParagraph('penaltyText', 'Penalties', '{penalty} is the flat penalty, with its certainty.'),
];

const reportFields: Field[] = [
  groupField('cautions', 'Notes below the result', [
    paragraphField('estimate', 'No bills were entered', 400),
    describedParagraph(
      'notCovered',
      'A single building of this size is not covered',
      '{area} is the floor area of the building.',
    ),
  ]),
  groupField('chart', 'Below the chart', [
    paragraphField('limits', 'Limits apply in all periods', 300),
    paragraphField('someLimits', 'Limits apply in some periods', 300),
    paragraphField('noLimits', 'No limit applies', 300),
  ]),
  groupField('gap', 'How to close the gap', [
    lineField('heading', 'Heading'),
    paragraphField('withinText', 'The building is within its limits', 300),
    paragraphField('noLimitText', 'No limit applies', 300),
  ]),
  groupField('article321', 'Article 321 test', article321Fields),
  groupField('peers', 'Similar buildings', [
    lineField('heading', 'Heading'),
    paragraphField('basis', 'How they are compared', 400),
    lineField('unverified', 'A median is not verified'),
  ]),
  groupField('compliance', 'Dates', [
    lineField('heading', 'Heading'),
    paragraphField('notCoveredText', 'A single building of this size is not covered', 300),
  ]),
  groupField('basis', 'Sources and assumptions', [
    lineField('heading', 'Heading'),
    paragraphField('penalty', 'Penalty', 300),
    paragraphField('categories', 'Categories', 300),
    paragraphField('rounding', 'Rounding', 300),
    paragraphField('lastPeriod', 'After the last period', 300),
    paragraphField('notice', 'Information, not advice', 400),
  ]),
  groupField('mail', 'Email this report', [
    lineField('heading', 'Heading'),
    {
      ...hintField('hint', 'Hint below the field'),
      admin: { description: '{count} is how many addresses the field takes.' },
    },
    groupField('sent', 'After the report is sent', titledTextFields()),
  ]),
  groupField('nextSteps', 'Next steps', [lineField('heading', 'Heading'), paragraphField('text', 'Text')]),
];

const scenarioFields: Field[] = [
  lineField('heading', 'Heading'),
  paragraphField('intro', 'Introduction', 400),
  paragraphField('emptyText', 'Before a figure is changed', 300),
  groupField('hints', 'Hints', [
    hintField('electricitySaved', 'Less electricity'),
    hintField('heatPumps', 'Heat pumps'),
    hintField('heatPumpSavings', 'Savings with heat pumps'),
    hintField('solarKwh', 'Solar panels'),
    hintField('credits', 'Renewable energy credits'),
    hintField('offsets', 'Offsets'),
    {
      ...hintField('boilerEfficiency', 'Efficiency of the boiler'),
      admin: { description: '{boilerPercent} is the percentage that we assume.' },
    },
    {
      ...hintField('heatPumpCop', 'Coefficient of performance'),
      admin: { description: '{cop} is the coefficient that we assume.' },
    },
    hintField('creditPrice', 'Price of a credit'),
  ]),
  paragraphField('legend', 'Below the chart', 300),
  paragraphField('ranking', 'How the best scenario is chosen', 300),
  lineField('costsHeading', 'Heading of the costs'),
  describedParagraph(
    'lateText',
    'Penalty for a late report',
    '{maximum} is the highest penalty for one report, and {area} the floor area of the building.',
  ),
  listField('notes', 'What the figures include', [
    {
      ...paragraphField('text', 'Text'),
      admin: { description: '{firstYear} is the year of the report.' },
    },
    checkboxField('isAboutFuel', 'Only for buildings that burn fuel'),
  ]),
];

const Report = pageGlobal({
  slug: 'll97-report',
  label: 'LL97 reports',
  isOfTool: true,
  path: '/ll97/report',
  fields: [
    ...pageHead(),
    groupField('free', 'Free reports', [
      lineField('heading', 'Heading'),
      paragraphField('intro', 'Introduction', 400),
      groupField('own', 'Card of the calculator', titledTextFields()),
      groupField('example', 'Card of the example', [
        lineField('title', 'Title', 80),
        describedParagraph(
          'text',
          'Text',
          '{limit} and {emissions} are the kilograms of the example on this page.',
        ),
      ]),
      groupField('dates', 'Card of the dates', titledTextFields()),
    ]),
    groupField('premium', 'Premium reports', [
      lineField('heading', 'Heading'),
      paragraphField('intro', 'Introduction', 400),
    ]),
    groupField('request', 'Request for a premium report', [
      hintField('hint', 'Hint of the message'),
      groupField('received', 'After a request is sent', titledTextFields()),
    ]),
    groupField('report', 'Emissions report', reportFields),
    groupField('scenarios', 'Scenarios in the emissions report', scenarioFields),
  ],
});

export const ll97Pages: GlobalConfig[] = [Calculator, Report];
