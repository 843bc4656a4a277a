import type { ModuleSlug } from '#app/regulations/index.ts';

/** What is said once an application is sent, well or in vain. */
export interface ApplicationMessages {
  submitted: { title: string; description: string };
  /** It could not be stored. */
  failed: string;
  /** The server could not be asked, or has failed. */
  unreachable: string;
  /** On the link that leads back to an empty form, where there is one. */
  another?: string;
}

export const SUBMISSION_FAILED_TITLE = 'Submission Failed';

const SUBMITTED_TITLE = 'Application Submitted';

const SUBMISSION_FAILED = 'There was an error submitting your application. Please try again.';

/** The messages of LL97, which are those of every module that has none of its own. Specification section 8. */
const GENERAL: ApplicationMessages = {
  submitted: {
    title: SUBMITTED_TITLE,
    description:
      "Your vendor application has been submitted successfully. We'll review it and get back to you soon.",
  },
  failed: SUBMISSION_FAILED,
  unreachable: SUBMISSION_FAILED,
};

/** Specification sections 2 ("Internet", "Vendor page") and 8 ("Internet vendor"). */
const INTERNET: ApplicationMessages = {
  submitted: {
    title: SUBMITTED_TITLE,
    description: 'Your application has been submitted successfully!',
  },
  failed: SUBMISSION_FAILED,
  unreachable: 'There was an error processing your application. Please try again.',
  another: 'Submit Another Application',
};

const OWN_MESSAGES: Partial<Record<ModuleSlug, ApplicationMessages>> = { 'nyc-internet': INTERNET };

/** The messages of a module's application form. */
export const applicationMessages = (module: ModuleSlug): ApplicationMessages =>
  OWN_MESSAGES[module] ?? GENERAL;
