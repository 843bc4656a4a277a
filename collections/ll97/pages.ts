import type { Field, GlobalConfig, TextareaField } from 'payload';
import { checkboxField, groupField, listField, textareaField, proseField } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const describedParagraph = (name: string, label: string, description: string): Field => ({
  ...textareaField(name, label),
  admin: { description },
});

const hintField = (name: string, label: string): TextareaField => textareaField(name, label, 300);

const textGroup = (name: string, label: string): Field =>
  groupField(name, label, [textareaField('text', 'Text', 500)]);

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
    textareaField('estimate', 'No bills were entered', 400),
    describedParagraph(
      'notCovered',
      'A single building of this size is not covered',
      '{area} is the floor area of the building.',
    ),
  ]),
  groupField('article321', 'Article 321 test', [
    textareaField('yearText', 'What the test compares', 400),
    describedParagraph('penaltyText', 'Penalties', '{penalty} is the flat penalty, with its certainty.'),
  ]),
  groupField('peers', 'Similar buildings', [textareaField('basis', 'How they are compared', 400)]),
  groupField('basis', 'Sources and assumptions', [
    textareaField('penalty', 'Penalty', 300),
    textareaField('categories', 'Categories', 300),
    textareaField('notice', 'Information, not advice', 400),
  ]),
  groupField('nextSteps', 'Next steps', [textareaField('text', 'Text')]),
];

const scenarioFields: Field[] = [
  textareaField('intro', 'Introduction', 400),
  groupField('hints', 'Hints', [hintField('offsets', 'Offsets')]),
  describedParagraph(
    'lateText',
    'Penalty for a late report',
    '{maximum} is the highest penalty for one report, and {area} the floor area of the building.',
  ),
  listField('notes', 'What the figures include', [
    {
      ...textareaField('text', 'Text'),
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
      textareaField('intro', 'Introduction', 400),
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
    groupField('premium', 'Premium reports', [textareaField('intro', 'Introduction', 400)]),
    groupField('report', 'Emissions report', reportFields),
    groupField('scenarios', 'Scenarios in the emissions report', scenarioFields),
  ],
});

export const ll97Pages: GlobalConfig[] = [Calculator, Report];
