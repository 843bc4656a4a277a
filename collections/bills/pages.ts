import type { GlobalConfig } from 'payload';
import { groupField, lineField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const Invoice = pageGlobal({
  slug: 'll199-invoice',
  label: 'LL199 bill upload',
  isOfTool: true,
  path: '/ll199/invoice',
  fields: [
    ...pageHead(),
    groupField('hints', 'Hints', [
      paragraphField('squareFootage', 'Square footage', 200),
      paragraphField('hauler', 'Waste hauler', 200),
      paragraphField('monthlyBill', 'Monthly bill', 200),
      paragraphField('files', 'Agreement or invoice, after the kinds of files', 200),
    ]),
    groupField('received', 'After a bill is sent', [
      lineField('heading', 'Heading'),
      lineField('notice', 'Notice below the heading', 80),
      lineField('start', 'First sentence, in bold', 80),
      paragraphField('text', 'Text', 400),
    ]),
  ],
});

const BillPages = pageGlobal({
  slug: 'bill-pages',
  label: 'Pages of a waste bill',
  isOfTool: true,
  isPersonal: true,
  isPart: true,
  path: '/ll199',
  fields: [
    groupField('progress', 'Status of a bill', [
      ...pageHead(),
      groupField('values', 'What was read', [
        lineField('heading', 'Heading'),
        paragraphField('openText', 'Before staff have checked it', 300),
        paragraphField('doneText', 'After staff have checked it', 300),
      ]),
    ]),
    groupField('report', 'Report on a bill', [
      lineField('heading', 'Heading'),
      lineField('findingsHeading', 'Heading of the findings'),
      lineField('recommendationsHeading', 'Heading of the recommendations'),
      paragraphField('notice', 'Information, not advice', 400),
      groupField('nextSteps', 'Next steps', titledTextFields()),
    ]),
  ],
});

export const billPages: GlobalConfig[] = [Invoice, BillPages];
