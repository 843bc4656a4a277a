/** Specification section 8, "Internet report". */
export const REPORT_FAILED = 'Failed to load assessment data. Please try again later.';

/** In the title of the page that stands in place of the report. */
export const REPORT_FAILED_TITLE = 'Report not available';

export const RETRY = 'Retry';
