/** Where somebody is led whose assessment is not there: the overview says so. */
export const ASSESSMENT_NOT_FOUND_URL = '/cwz?notice=assessment-not-found';
