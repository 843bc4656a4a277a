import type { StepName } from './steps.ts';

export const STEP_NAMES: Readonly<Record<StepName, string>> = {
  business: 'Basic Business Information',
  hauler: 'Current Hauler Information',
  consent: 'Micro-Zone Consent',
  contact: 'Contact Information for Report Delivery',
};

export const CONSENT_LABEL =
  'I agree that my answers may be compared with those of other businesses in my zone.';

export const EMAIL_LABEL = 'Email me the link to my report.';

export const HINTS = {
  address: 'Number and street, as on your waste bill.',
  otherHauler: 'Only if you selected Other.',
  monthlyBill: 'What you pay per month, such as $1,200. An estimate is fine.',
};

export const SUMMARY_HEADING = 'Check your answers before you submit them';

export const FILLED_IN =
  'We filled in what city records say about your building. Check it before you continue.';

export const LOST_ANSWERS =
  'We no longer have your answers, so start again with the first step. If cookies are allowed, this browser keeps the answers of your last three checks for two hours.';
