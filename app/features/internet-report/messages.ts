/** Specification section 8, "Internet report". */
export const REPORT_FAILED = 'Failed to load assessment data. Please try again later.';

export const RETRY = 'Retry';
