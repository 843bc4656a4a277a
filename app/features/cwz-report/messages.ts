/** Specification section 8, "CWZ report". */
export const REPORT_FAILED = 'Failed to load your assessment data. Please try again.';

/** Specification section 8, "CWZ report". */
export const REPORT_FAILED_TOAST = 'Could not load report data';
