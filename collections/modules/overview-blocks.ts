import type { Block, Field } from 'payload';
import { proseEditor } from '#cms/rich-text/editors.ts';
import { linkFields, optionalLinkField } from '#cms/fields/link.ts';
import { toneField } from '#cms/fields/common.ts';

const heading: Field = { name: 'heading', type: 'text', required: true, maxLength: 120 };
const intro: Field = { name: 'intro', type: 'textarea', maxLength: 600 };
const basis: Field = {
  name: 'basis',
  label: 'Sources',
  type: 'text',
  maxLength: 300,
  admin: { description: 'The section of the law or the rule, and the day it was checked.' },
};

const amount = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'number',
  min: 0,
  required: true,
  admin: { description },
});

const prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [heading, { name: 'body', type: 'richText', required: true, editor: proseEditor }, basis],
};

const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsBlock',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    heading,
    intro,
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400 },
        optionalLinkField('link', 'Link of the card'),
      ],
    },
    basis,
  ],
};

const timeline: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: 'Periods', plural: 'Periods' },
  fields: [
    heading,
    intro,
    {
      name: 'periods',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'period', type: 'text', required: true, maxLength: 40 },
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400 },
      ],
    },
    basis,
  ],
};

const exampleReport: Block = {
  slug: 'exampleReport',
  interfaceName: 'ExampleReportBlock',
  labels: { singular: 'Example emissions report', plural: 'Example emissions reports' },
  fields: [
    heading,
    intro,
    {
      type: 'row',
      fields: [
        amount(
          'limitKilograms',
          'Emissions limit, kg of CO2e a year',
          'What the law allows the example building. Shown in the example report as a line.',
        ),
        amount(
          'emissionsKilograms',
          'Estimated emissions, kg of CO2e a year',
          'What the example building emits. Shown beside the limit; above it, there is a fine.',
        ),
      ],
    },
    amount(
      'penaltyPerYearFrom2030',
      'Fine a year from 2030, dollars',
      'In US dollars. Shown in the example report, on the page and as a PDF.',
    ),
    basis,
  ],
};

const legend: Block = {
  slug: 'legend',
  interfaceName: 'LegendBlock',
  labels: { singular: 'Color legend', plural: 'Color legends' },
  fields: [
    heading,
    intro,
    {
      name: 'levels',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        toneField(),
        { name: 'label', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', required: true, maxLength: 300 },
      ],
    },
  ],
};

const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Next steps', plural: 'Next steps' },
  fields: [
    heading,
    intro,
    { name: 'links', type: 'array', required: true, minRows: 1, maxRows: 4, fields: linkFields() },
  ],
};

const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'Questions', plural: 'Questions' },
  fields: [
    heading,
    intro,
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 160 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 1000 },
      ],
    },
    basis,
  ],
};

/** What an overview page can be put together from. */
export const overviewBlocks: Block[] = [
  prose,
  cards,
  timeline,
  exampleReport,
  legend,
  questions,
  callToAction,
];
