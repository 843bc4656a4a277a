import type { Field } from 'payload';
import { lineField, paragraphField } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

const section = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [lineField('heading', 'Heading'), paragraphField('intro', 'Introduction', 400)],
});

const question = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [lineField('label', 'Question'), paragraphField('hint', 'Hint', 300)],
});

const stepsOf = (name: string, label: string): Field => ({
  name,
  label,
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 6,
  fields: [lineField('text', 'Step', 240)],
});

/** The words of the readiness quiz and its result. Its rules are in the code. Specification section 2, "Internet". */
export const InternetQuiz = pageGlobal({
  slug: 'internet-quiz',
  label: 'Internet readiness quiz',
  path: '/nyc-internet/quiz',
  fields: [
    ...pageHead(),
    section('contact', 'Contact section'),
    section('building', 'Building section'),
    {
      name: 'questions',
      type: 'group',
      fields: [
        question('buildingType', 'Building type'),
        question('hasExistingInfrastructure', 'Existing infrastructure'),
        question('broadbandAvailability', 'Broadband availability'),
        question('willingToUpgrade', 'Willingness to upgrade'),
      ],
    },
    {
      name: 'withholding',
      label: 'Withholding the address',
      type: 'group',
      fields: [
        lineField('label', 'Label of the checkbox', 200),
        paragraphField('hint', 'What the public list shows', 400),
      ],
    },
    lineField('submitLabel', 'Button', 60),
    {
      name: 'result',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('notice', 'What the level does not say', 400),
        lineField('nextStepsHeading', 'Heading of the next steps'),
        paragraphField('basis', 'Sources', 600),
        lineField('againLabel', 'Button to the empty quiz', 60),
        lineField('reportsLabel', 'Button to the reports', 60),
      ],
    },
    {
      name: 'nextSteps',
      type: 'group',
      fields: [
        stepsOf('low', 'Low Risk'),
        stepsOf('moderate', 'Moderate Risk'),
        stepsOf('high', 'High Risk'),
        stepsOf('critical', 'Critical Risk'),
      ],
    },
  ],
});
