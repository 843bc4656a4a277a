import { price } from '#law/numbers.ts';

export const STEP_NAMES = {
  received: 'Received',
  read: 'Read',
  review: 'In review',
  closed: 'Closed',
  sent: 'Sent',
};

export const stepTexts = {
  received: 'We have your bill.',
  noBill: 'No bill was attached.',
  byHand: 'Someone on our staff will read it.',
  aboutToRead: 'Waiting to be read, usually under a minute. This page updates itself.',
  read: 'Our software has read it.',
  notABill: 'Our software didn’t find a bill in it.',
  beforeReview: 'Our staff will check each value.',
  inReview: 'Our staff has started to check it.',
  rejected: 'We could not analyze it. We emailed you why.',
  reportSent: 'We emailed you the link to your report.',
  reportToCome: 'You will get your report by email.',
};

export const differenceText = (difference: number): string =>
  difference > 0
    ? `That is ${price(difference)} a month too much, or ${price(difference * 12)} a year.`
    : 'You are not paying more than a fair price.';

export const INVOICE_HINTS = {
  squareFootage: 'The space your business uses.',
  hauler: 'The company that collects your waste.',
  monthlyBill: 'From your latest bill, such as $850.',
  files: 'Only our staff can open them.',
};

export const RECEIVED = {
  heading: 'Thank You For Your Submission!',
  notice: 'Submission Received!',
  start: 'Submission Successful.',
  text: "Your business information and waste hauler invoice have been submitted. We'll prepare your detailed LL199 report shortly. You'll get it by email within 24-48 hours (1-2 business days).",
};

export const RECEIVED_WITHOUT_FILE =
  "Your business information has been submitted. We'll prepare your detailed LL199 report shortly. You'll get it by email within 24-48 hours (1-2 business days).";

export const UPLOAD_CONSENT = 'I agree that your staff may read the files I upload to analyze my bill';

export const PROGRESS = {
  heading: 'Your waste bill',
  values: 'What we read',
  openText:
    'Our software read these values. Our staff checks each one against your bill. Write to us if one is wrong.',
  doneText: 'Our staff has checked these values against your bill.',
};

export const REPORT = {
  heading: 'Your waste bill report',
  findings: 'What your bill shows',
  recommendations: 'What we recommend',
  nextSteps: {
    heading: 'What to do next',
    text: 'Use these figures when you talk to your hauler, and compare quotes.',
  },
};
