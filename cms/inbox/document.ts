import type { BillUpload, ContactMessage, Feedback, InvoiceSubmission } from '#cms/payload-types.ts';
import type { ReportEnquiry, VendorApplication } from '#cms/payload-types.ts';

/** What visitors sent and staff work on, of any kind. */
export type InboxDocument =
  BillUpload | ContactMessage | Feedback | InvoiceSubmission | ReportEnquiry | VendorApplication;

/** The value at a path of field names, such as "analysis.summary". */
export const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      document,
    );
