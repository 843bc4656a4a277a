import { groupField, listField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
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
      paragraphField('answersText', 'What happens with answers about a building', 300),
      paragraphField('placeHint', 'Hint of the address or ZIP code', 400),
      paragraphField('districtText', 'After the name of a community district', 300),
    ]),
    groupField('building', 'On the page of a building', [
      paragraphField('text', 'Text', 300),
      paragraphField('lawsText', 'Text for a described building', 500),
    ]),
    groupField('mine', 'Page of a follower', [
      paragraphField('lead', 'Lead'),
      paragraphField('calendarText', 'What the calendar is'),
      paragraphField('addressText', 'Why to replace the private link'),
      paragraphField('eraseText', 'What is erased'),
    ]),
  ],
});
