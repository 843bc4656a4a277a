import type { MailTemplate } from './definition.ts';
import { newsletterConfirmation, sectionOpening } from './newsletter.ts';
import { billRejected, billReportSent, cwzReport, emissionsReport, quizResult } from './reports.ts';
import {
  billReceived,
  invoiceReceived,
  messageReceived,
  reportRequestReceived,
  staffArrival,
} from './submissions.ts';
import { vendorApproved, vendorReceived, vendorRejected } from './vendors.ts';

/** Every mail that the product sends, by its fixed key. */
const REGISTRY = {
  staffArrival,
  messageReceived,
  reportRequestReceived,
  invoiceReceived,
  billReceived,
  vendorReceived,
  vendorApproved,
  vendorRejected,
  newsletterConfirmation,
  sectionOpening,
  quizResult,
  cwzReport,
  emissionsReport,
  billReportSent,
  billRejected,
} as const satisfies Record<string, MailTemplate>;

export type TemplateKey = keyof typeof REGISTRY;

/** What fills the placeholders of a template. */
export type TemplateValues<Key extends TemplateKey> = Record<
  keyof (typeof REGISTRY)[Key]['placeholders'],
  string
>;

export const TEMPLATE_KEYS = Object.keys(REGISTRY) as TemplateKey[];

/** Whether a text is the key of a template. */
export const isTemplateKey = (key: unknown): key is TemplateKey =>
  TEMPLATE_KEYS.some((candidate) => candidate === key);

/** What the product knows of a mail, beside its words. */
export const mailTemplate = (key: TemplateKey): MailTemplate => REGISTRY[key];
