import { groupField, listField, textareaField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

export const Following = pageGlobal({
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
