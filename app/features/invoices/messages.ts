/** Specification section 8, "LL199". */
export const SUBMISSION_FAILED_TITLE = 'Submission Failed';

export const SUBMISSION_FAILED = 'There was an error submitting your information. Please try again.';

export const uploadFailed = (reason: string): string => `Error uploading file: ${reason}`;

export const savingFailed = (reason: string): string => `Error saving submission: ${reason}`;

export const SUBMISSION_RECEIVED = {
  title: 'Submission Successful',
  description:
    "Your business information and waste hauler invoice have been submitted. We'll prepare your detailed LL199 report shortly.",
} as const;

/** Specification section 2, "Invoice dialog". */
export const INVOICE_TITLE = 'Upload Your Waste Hauler Agreement or Invoice';

export const INVOICE_INTRO =
  'Send us a hauler agreement or an invoice. We read it, and your free report reaches you by email within 24-48 hours.';

export const THANK_YOU = 'Thank You For Your Submission!';

export const RECEIVED_HEADING = 'Submission Received!';

export const RECEIVED_TEXT =
  'Our staff will read what you sent. Your detailed LL199 report reaches you by email within 24-48 hours.';
