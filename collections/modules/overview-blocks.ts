import type { Block, Field } from 'payload';
import { toneField } from '#cms/fields/common.ts';
import { amountField, textField, listField, textareaField, proseField, rowField } from '#cms/fields/copy.ts';
import { linkFields, optionalLinkField } from '#cms/fields/link.ts';

const heading = textField('heading', 'Heading');
const intro: Field = { name: 'intro', type: 'textarea', maxLength: 600 };

const basis: Field = {
  name: 'basis',
  label: 'Sources',
  type: 'text',
  maxLength: 300,
  admin: { description: 'The section of the law or rule, and the date it was checked.' },
};

const block = (slug: string, singular: string, plural: string, fields: Field[]): Block => ({
  slug,
  interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
  labels: { singular, plural },
  fields: [heading, ...fields],
});

export const overviewBlocks: Block[] = [
  block('prose', 'Text', 'Texts', [proseField('body', 'Body'), basis]),
  block('cards', 'Cards', 'Cards', [
    intro,
    listField('cards', 'Cards', [
      textField('title', 'Title', 80),
      textareaField('text', 'Text', 400),
      optionalLinkField('link', 'Link'),
    ]),
    basis,
  ]),
  block('timeline', 'Periods', 'Periods', [
    intro,
    listField('periods', 'Periods', [
      textField('period', 'Period', 40),
      textField('title', 'Title', 80),
      textareaField('text', 'Text', 400),
    ]),
    basis,
  ]),
  block('exampleReport', 'Example emissions report', 'Example emissions reports', [
    intro,
    rowField(
      amountField(
        'limitKilograms',
        'Emissions limit, kg of CO2e a year',
        'What the law allows the example building. Shown as a line in the example report.',
      ),
      amountField(
        'emissionsKilograms',
        'Estimated emissions, kg of CO2e a year',
        'What the example building emits. Shown beside the limit; above the limit, there is a fine.',
      ),
    ),
    amountField(
      'penaltyPerYearFrom2030',
      'Fine a year from 2030, dollars',
      'In US dollars. Shown in the example report, on the page and as a PDF.',
    ),
    basis,
  ]),
  block('legend', 'Color legend', 'Color legends', [
    intro,
    listField('levels', 'Levels', [
      toneField(),
      textField('label', 'Label', 60),
      textareaField('text', 'Text', 300),
    ]),
  ]),
  block('questions', 'Questions', 'Questions', [
    intro,
    listField('questions', 'Questions', [
      textField('question', 'Question', 160),
      textareaField('answer', 'Answer', 1000),
    ]),
    basis,
  ]),
  block('findZone', 'Find your zone', 'Find your zone', [
    intro,
    textField('label', 'Label of the field'),
    textField('hint', 'Hint below the label', 200),
    textField('buttonLabel', 'Button', 40),
    basis,
  ]),
  block('pathwayPeriods', 'Local Law 97 by pathway', 'Local Law 97 by pathway', [intro, basis]),
  block('zoneDates', 'Dates of the waste zones', 'Dates of the waste zones', [intro, basis]),
  block('callToAction', 'Next steps', 'Next steps', [
    intro,
    listField('links', 'Links', linkFields(), { maxRows: 4 }),
  ]),
];
