/** Specification section 8, "CWZ assessment". */
export const ASSESSMENT_FAILED = 'Failed to submit assessment. Please try again.';

/** Specification section 8, "CWZ assessment". */
export const ASSESSMENT_SUBMITTED = 'Assessment submitted successfully!';
