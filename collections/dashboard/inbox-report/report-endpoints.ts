import { stringify } from 'csv-stringify/sync';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { recordEvent } from '#cms/audit.ts';
import { INBOX_SLUGS, inboxKind } from '#collections/inbox/kinds/index.ts';
import { downloadHeaders, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { inboxReport, type WeekReport } from './report.ts';

export const REPORT_WEEKS = 12;

const HOUR = 3600;

const HEAD = [
  'Week of',
  'Received',
  ...INBOX_SLUGS.map((slug) => inboxKind(slug).label),
  'Answered',
  'Median hours to the first answer',
  'Overdue at the end of the week',
];

const rowOf = ({ monday, received, byKind, answered, medianSeconds, overdue }: WeekReport) => [
  monday,
  received,
  ...INBOX_SLUGS.map((slug) => byKind[slug]),
  answered,
  medianSeconds === undefined ? '' : (medianSeconds / HOUR).toFixed(1),
  overdue,
];

const exportReport = signedInEndpoint({
  access: staff,
  input: z.object({}),
  handle: async (req) => {
    await recordEvent(req, { event: 'Exported', subject: 'Inbox report' });
    const weeks = await inboxReport(req.payload, new Date(), REPORT_WEEKS);
    const csv = stringify([HEAD, ...weeks.map(rowOf)], { bom: true, record_delimiter: 'windows' });
    return new Response(csv, { headers: downloadHeaders('text/csv; charset=utf-8', 'inbox-report', 'csv') });
  },
});

export const inboxReportEndpoints: Endpoint[] = [
  { path: '/inbox-report/export', method: 'get', handler: exportReport },
];
