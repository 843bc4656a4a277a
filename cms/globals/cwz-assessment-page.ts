import type { Field } from 'payload';
import { lineField, paragraphField } from '#cms/fields/words.ts';
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
