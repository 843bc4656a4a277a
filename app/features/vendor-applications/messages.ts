/** Specification section 8, "LL97 vendor success" and "LL97 vendor failure". */
export const APPLICATION_SUBMITTED = {
  title: 'Application Submitted',
  description:
    "Your vendor application has been submitted successfully. We'll review it and get back to you soon.",
} as const;

export const SUBMISSION_FAILED_TITLE = 'Submission Failed';

export const SUBMISSION_FAILED = 'There was an error submitting your application. Please try again.';
