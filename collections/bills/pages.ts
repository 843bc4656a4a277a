import type { GlobalConfig } from 'payload';
import { groupField, textareaField } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const Invoice = pageGlobal({
  slug: 'll199-invoice',
  label: 'LL199 bill upload',
  isOfTool: true,
  path: '/ll199/invoice',
  fields: pageHead(),
});

const BillPages = pageGlobal({
  slug: 'bill-pages',
  label: 'Pages of a waste bill',
  isOfTool: true,
  isPersonal: true,
  isPart: true,
  path: '/ll199',
  fields: [
    groupField('progress', 'Status of a bill', [textareaField('lead', 'Lead')]),
    groupField('report', 'Report on a bill', [textareaField('notice', 'Information, not advice', 400)]),
  ],
});

export const billPages: GlobalConfig[] = [Invoice, BillPages];
