import type { Field, GlobalConfig, TextareaField } from 'payload';
import { checkboxField, groupField, listField, paragraphField, proseField } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const describedParagraph = (name: string, label: string, description: string): Field => ({
  ...paragraphField(name, label),
  admin: { description },
});

const hintField = (name: string, label: string): TextareaField => paragraphField(name, label, 300);

const textGroup = (name: string, label: string): Field =>
  groupField(name, label, [paragraphField('text', 'Text', 500)]);

const Calculator = pageGlobal({
  slug: 'll97-calculator',
  label: 'LL97 calculator',
  isOfTool: true,
  path: '/ll97/calculator',
  fields: [
    ...pageHead(),
    proseField('findText', 'How to start from the city’s records'),
    textGroup('filings', 'Choice of a filing'),
    textGroup('uses', 'Uses of the building'),
    textGroup('energy', 'Energy use'),
    groupField('hints', 'Hints', [hintField('gas', 'Natural gas')]),
  ],
});

const reportFields: Field[] = [
  groupField('cautions', 'Notes below the result', [
    paragraphField('estimate', 'No bills were entered', 400),
    describedParagraph(
      'notCovered',
      'A single building of this size is not covered',
      '{area} is the floor area of the building.',
    ),
  ]),
  groupField('article321', 'Article 321 test', [
    paragraphField('yearText', 'What the test compares', 400),
    describedParagraph('penaltyText', 'Penalties', '{penalty} is the flat penalty, with its certainty.'),
  ]),
  groupField('peers', 'Similar buildings', [paragraphField('basis', 'How they are compared', 400)]),
  groupField('basis', 'Sources and assumptions', [
    paragraphField('penalty', 'Penalty', 300),
    paragraphField('categories', 'Categories', 300),
    paragraphField('notice', 'Information, not advice', 400),
  ]),
  groupField('nextSteps', 'Next steps', [paragraphField('text', 'Text')]),
];

const scenarioFields: Field[] = [
  paragraphField('intro', 'Introduction', 400),
  groupField('hints', 'Hints', [hintField('offsets', 'Offsets')]),
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
      paragraphField('intro', 'Introduction', 400),
      textGroup('own', 'Card of the calculator'),
      groupField('example', 'Card of the example', [
        describedParagraph(
          'text',
          'Text',
          '{limit} and {emissions} are the kilograms of the example on this page.',
        ),
      ]),
      textGroup('dates', 'Card of the dates'),
    ]),
    groupField('premium', 'Premium reports', [paragraphField('intro', 'Introduction', 400)]),
    groupField('report', 'Emissions report', reportFields),
    groupField('scenarios', 'Scenarios in the emissions report', scenarioFields),
  ],
});

export const ll97Pages: GlobalConfig[] = [Calculator, Report];
