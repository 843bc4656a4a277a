/** Specification section 8, "Internet quiz". */
export const ASSESSMENT_NOT_SAVED = 'There was an error saving your assessment. Please try again.';

/** Specification section 8, "Internet quiz": the server could not be asked, or has failed. */
export const ASSESSMENT_NOT_PROCESSED = 'There was an error processing your assessment. Please try again.';

/** Specification section 8, "Internet quiz". */
export const ASSESSMENT_COMPLETED = 'Assessment completed successfully!';

export const NO_RESULT = 'There is no result at this address.';
