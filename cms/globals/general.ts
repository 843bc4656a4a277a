import type { Field } from 'payload';
import { lineField, paragraphField, proseField, titledTextFields } from '#cms/fields/copy.ts';
import { pagePreviewField } from '#cms/fields/ui-fields.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** What the site is for and what it holds to. Specification section 2, "/about". */
export const About = pageGlobal({
  slug: 'about',
  label: 'About',
  path: '/about',
  fields: [
    ...pageHead(),
    proseField('story', 'Story'),
    lineField('storyButtonLabel', 'Button to the partner page', 60),
    lineField('valuesHeading', 'Heading of the values'),
    { name: 'values', type: 'array', required: true, minRows: 1, fields: titledTextFields() },
    {
      name: 'callToAction',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('text', 'Text'),
        lineField('buttonLabel', 'Button to the partner page', 60),
      ],
    },
  ],
});

/** The contact page; the address and the office hours are site settings. Specification section 2, "/contact". */
export const Contact = pageGlobal({
  slug: 'contact',
  label: 'Contact',
  path: '/contact',
  fields: [
    ...pageHead(),
    lineField('informationHeading', 'Heading of the information card'),
    paragraphField('responseTime', 'When an answer can be expected'),
    lineField('formHeading', 'Heading of the form'),
    paragraphField('formIntroduction', 'Introduction of the form'),
    {
      name: 'received',
      label: 'After a message is sent',
      type: 'group',
      fields: [
        { ...lineField('heading', 'Heading'), defaultValue: 'Message sent' },
        paragraphField('text', 'Text'),
      ],
    },
  ],
});

/** The feedback page; `feedback` is what visitors wrote there. Specification section 2, "/feedback". */
export const FeedbackPage = pageGlobal({
  slug: 'feedback-page',
  label: 'Feedback',
  path: '/feedback',
  fields: [
    ...pageHead(),
    { name: 'points', label: 'Beside the form', type: 'array', fields: titledTextFields() },
    {
      name: 'received',
      label: 'After feedback is sent',
      type: 'group',
      fields: [paragraphField('text', 'What happens next')],
    },
  ],
});

const card = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: titledTextFields(),
});

/** The help center; its guides are a collection. Specification section 2, "/help". */
export const Help = pageGlobal({
  slug: 'help',
  label: 'Help center',
  path: '/help',
  fields: [
    ...pageHead(),
    {
      name: 'cards',
      type: 'group',
      fields: [card('faqs', 'FAQs'), card('guides', 'Guides'), card('support', 'Support')],
    },
    lineField('faqHeading', 'Heading of the questions'),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [lineField('question', 'Question', 160), proseField('answer', 'Answer')],
    },
    lineField('guidesHeading', 'Heading of the guides'),
    paragraphField('guidesIntroduction', 'Introduction of the guides'),
  ],
});

const document = (name: 'privacy' | 'terms'): Field => ({
  name,
  type: 'group',
  fields: [
    pagePreviewField('preview', { what: 'this text', path: '/legal', tab: `tab=${name}` }),
    lineField('title', 'Title'),
    proseField('body', 'Text'),
  ],
});

const emailField = (name: string, label: string): Field => ({ name, label, type: 'email', required: true });

/** Privacy policy and terms of service. Specification section 2, "/legal". */
export const Legal = pageGlobal({
  slug: 'legal',
  label: 'Legal',
  path: '/legal',
  fields: [
    lineField('heading', 'Heading'),
    {
      name: 'lastUpdated',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'monthOnly' }, description: 'Shown as month and year.' },
    },
    emailField('privacyEmail', 'Privacy contact'),
    emailField('legalEmail', 'Legal contact'),
    document('privacy'),
    document('terms'),
  ],
});

/** The pitch to partners, and the words of their directory. Specification section 2, "/partners". */
export const PartnerProgramme = pageGlobal({
  slug: 'partner-programme',
  label: 'Partner program',
  path: '/partners',
  fields: [
    ...pageHead(),
    lineField('benefitsHeading', 'Heading of the benefits'),
    { name: 'benefits', type: 'array', required: true, minRows: 1, fields: titledTextFields() },
    lineField('typesHeading', 'Heading of the partner types'),
    {
      name: 'types',
      label: 'Partner types',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        lineField('name', 'Name', 60),
        paragraphField('text', 'Text'),
        {
          name: 'points',
          type: 'array',
          required: true,
          minRows: 1,
          fields: [lineField('text', 'Point', 160)],
        },
      ],
    },
    lineField('featuredHeading', 'Heading of the featured partners'),
    paragraphField('featuredIntroduction', 'Introduction of the featured partners'),
    {
      type: 'row',
      fields: [
        lineField('applyLabel', 'First link to the choice of a law', 60),
        lineField('applyNowLabel', 'Second link to the choice of a law', 60),
        lineField('contactLabel', 'Link to Contact', 60),
      ],
    },
    lineField('directoryLabel', 'Link to the directory', 60),
    {
      name: 'callToAction',
      type: 'group',
      fields: [lineField('heading', 'Heading'), paragraphField('text', 'Text')],
    },
    {
      name: 'directory',
      type: 'group',
      fields: [...pageHead(), paragraphField('emptyText', 'Text when no partner matches', 300)],
    },
  ],
});
