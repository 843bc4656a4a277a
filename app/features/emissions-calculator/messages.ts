export const CALCULATION_FAILED_TITLE = 'Report not made';

export const CALCULATION_FAILED = 'There was an error making your report. Please try again.';
