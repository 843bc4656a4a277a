import type { Field, NumberField } from 'payload';
import { lineField, paragraphField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal } from './page-global.ts';

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
      description:
        'Not the date of an official zone: that one comes from the rules, where the ZIP code decides it.',
    },
  },
  {
    ...lineField('dominantHauler', 'Popular hauler', 80),
    admin: { description: 'The name of a firm that does not exist: which haulers are popular is not known.' },
  },
  figure('haulerMarketShare', 'Its market share, percent', 'Of the businesses of the example zone.', 100),
  figure('zoneAverageRate', 'Average monthly rate, dollars', 'What the monthly bill is compared with.'),
  figure(
    'defaultMonthlyRate',
    'Monthly rate where none can be read, dollars',
    'Stands in for the bill of a visitor who gave no plain amount a month.',
  ),
  figure(
    'potentialSavings',
    'Potential savings at that rate, dollars a month',
    'Only shown where the monthly rate is the example. With an own bill, savings are computed.',
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
    lineField('exampleLabel', 'The mark of an example', 40),
    paragraphField('exampleNotice', 'What examples are', 300),
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
    paragraphField('basis', 'What the report rests on', 600),
  ],
});
