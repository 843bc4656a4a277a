import type { Field, GlobalConfig } from 'payload';
import { moduleField } from '#cms/fields/common.ts';
import {
  groupField,
  textField,
  listField,
  OPTIONAL,
  textareaField,
  proseField,
  titledTextFields,
} from '#cms/fields/copy.ts';
import { pagePreviewField } from '#cms/fields/ui-fields.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const About = pageGlobal({
  slug: 'about',
  label: 'About',
  path: '/about',
  fields: [
    ...pageHead(),
    proseField('story', 'Story'),
    textField('valuesHeading', 'Heading of the values'),
    listField('values', 'Values', titledTextFields()),
    groupField('callToAction', 'Call To Action', [
      textField('heading', 'Heading'),
      textareaField('text', 'Text'),
    ]),
  ],
});

const Contact = pageGlobal({
  slug: 'contact',
  label: 'Contact page',
  path: '/contact',
  fields: [
    ...pageHead(),
    textareaField('responseTime', 'When to expect an answer'),
    textareaField('formIntroduction', 'Introduction of the form'),
    groupField('application', 'Above the form, for partners', titledTextFields()),
  ],
});

const FeedbackPage = pageGlobal({
  slug: 'feedback-page',
  label: 'Feedback page',
  path: '/feedback',
  fields: [...pageHead(), listField('points', 'Beside the form', titledTextFields(), OPTIONAL)],
});

const Help = pageGlobal({
  slug: 'help',
  label: 'Help center',
  path: '/help',
  fields: [
    ...pageHead(),
    listField('questions', 'Questions', [
      textField('question', 'Question', 160),
      proseField('answer', 'Answer'),
    ]),
    textareaField('guidesIntroduction', 'Introduction of the guides'),
  ],
});

const legalDocument = (name: string, label: string): Field =>
  groupField(name, label, [
    pagePreviewField('preview', { what: 'this text', url: '/legal', tab: `tab=${name}` }),
    textField('title', 'Title'),
    proseField('body', 'Text'),
  ]);

const Legal = pageGlobal({
  slug: 'legal',
  label: 'Legal',
  path: '/legal',
  fields: [
    textField('heading', 'Heading'),
    {
      name: 'lastUpdated',
      type: 'date',
      required: true,
      admin: {
        date: { pickerAppearance: 'monthOnly' },
        description: 'The month that both texts show. Change it when you change a text.',
      },
    },
    { name: 'privacyEmail', label: 'Privacy contact', type: 'email', required: true },
    { name: 'legalEmail', label: 'Legal contact', type: 'email', required: true },
    legalDocument('privacy', 'Privacy'),
    legalDocument('terms', 'Terms'),
  ],
});

const PartnerProgram = pageGlobal({
  slug: 'partner-program',
  label: 'Partner program',
  path: '/partners',
  fields: [
    ...pageHead(),
    textField('benefitsHeading', 'Heading of the benefits'),
    listField('benefits', 'Benefits', titledTextFields()),
    textField('typesHeading', 'Heading of the partner types'),
    listField('types', 'Partner types', [
      textField('name', 'Name', 60),
      textareaField('text', 'Text'),
      listField('points', 'Points', [textField('text', 'Point', 160)]),
    ]),
    textField('featuredHeading', 'Heading of the featured partners'),
    textareaField('featuredIntroduction', 'Introduction of the featured partners'),
    groupField('callToAction', 'Call To Action', [
      textField('heading', 'Heading'),
      textareaField('text', 'Text'),
    ]),
    groupField('directory', 'Directory', [
      ...pageHead(),
      textField('licensesHeading', 'Heading of the licenses'),
      textareaField('licensesText', 'Why to check a license', 300),
    ]),
    groupField('experts', 'Experts, on the vendor page of each law', [
      textField('heading', 'Heading'),
      {
        ...textareaField('text', 'Above the partners', 400),
        admin: { description: 'Write {module} for the name of the law.' },
      },
      textField('applyHeading', 'Heading for providers'),
      textareaField('applyText', 'Text for providers', 300),
    ]),
  ],
});

const ModuleBrowser = pageGlobal({
  slug: 'module-browser',
  label: 'Module browser',
  path: '/browse-modules',
  fields: [
    ...pageHead(),
    listField('cards', 'Cards', [moduleField(), ...titledTextFields()]),
    groupField('band', 'Band', [
      moduleField(),
      textField('title', 'Title', 80),
      textareaField('text', 'Text'),
    ]),
    groupField('laws', 'All building laws', pageHead()),
  ],
});

const IssuesPage = pageGlobal({
  slug: 'issues-page',
  label: 'Newsletter archive',
  path: '/newsletter/issues',
  fields: [...pageHead()],
});

const Following = pageGlobal({
  slug: 'following',
  label: 'Following page',
  isOfTool: true,
  path: '/follow',
  fields: [
    ...pageHead(),
    listField('points', 'How it works', titledTextFields()),
    groupField('more', 'Below the laws', titledTextFields()),
    groupField('form', 'Form', [
      textareaField('answersText', 'What happens with answers about a building', 300),
      textareaField('placeHint', 'Hint of the address or ZIP code', 400),
      textareaField('districtText', 'After the name of a community district', 300),
    ]),
    groupField('building', 'On the page of a building', [
      textareaField('text', 'Text', 300),
      textareaField('lawsText', 'Text for a described building', 500),
    ]),
    groupField('mine', 'Page of a follower', [
      textareaField('lead', 'Lead'),
      textareaField('calendarText', 'What the calendar is'),
      textareaField('addressText', 'Why to replace the private link'),
      textareaField('eraseText', 'What is erased'),
    ]),
  ],
});

export const generalPages: GlobalConfig[] = [
  About,
  Help,
  Legal,
  PartnerProgram,
  ModuleBrowser,
  Contact,
  FeedbackPage,
  IssuesPage,
  Following,
];
