import type { Field } from 'payload';
import { groupField, lineField, listField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const linkPage = (name: string, label: string): Field =>
  groupField(name, label, [
    lineField('heading', 'Heading'),
    lineField('question', 'Question', 200),
    paragraphField('doneText', 'Text when it is already done', 300),
  ]);

export const Following = pageGlobal({
  slug: 'following',
  label: 'Following page',
  isOfTool: true,
  path: '/follow',
  fields: [
    ...pageHead(),
    listField('points', 'How it works', titledTextFields()),
    lineField('lawsHeading', 'Heading of the laws'),
    groupField('more', 'Below the laws', titledTextFields()),
    groupField('form', 'Form', [
      paragraphField('answersText', 'What happens with answers about a building', 300),
      paragraphField('placeHint', 'Hint of the address or ZIP code', 400),
      paragraphField('districtText', 'After the name of a community district', 300),
    ]),
    groupField('building', 'On the page of a building', [
      lineField('heading', 'Heading'),
      paragraphField('text', 'Text', 300),
      lineField('lawsHeading', 'Heading for a described building'),
      paragraphField('lawsText', 'Text for a described building', 500),
    ]),
    groupField('checkEmail', 'After the form is sent', titledTextFields()),
    groupField('mine', 'Page of a follower', [
      ...pageHead(),
      paragraphField('emptyText', 'Text when nothing is followed', 300),
      paragraphField('calendarText', 'What the calendar is'),
      paragraphField('newslettersText', 'What the newsletters are', 300),
      lineField('addressHeading', 'Heading above the private link'),
      paragraphField('addressText', 'Why to replace the private link'),
      lineField('eraseHeading', 'Heading of stopping and erasing'),
      paragraphField('eraseText', 'What is erased'),
    ]),
    groupField('links', 'Pages that links in emails open', [
      linkPage('confirm', 'Confirm'),
      linkPage('unsubscribe', 'Stop all emails'),
      linkPage('stop', 'Stop following one thing'),
      linkPage('endNewsletter', 'Unsubscribe from a newsletter'),
      groupField('expired', 'A link that has expired', titledTextFields()),
      groupField('forged', 'A link that is not valid', titledTextFields()),
    ]),
    groupField('newsletters', 'Newsletters', [
      groupField('unsubscribed', 'After a newsletter was stopped', titledTextFields()),
    ]),
    groupField('erased', 'After everything was erased', titledTextFields()),
  ],
});
