export const CALCULATION_FAILED = 'There was an error making your report. Please try again.';
