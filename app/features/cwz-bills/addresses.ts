/** The addresses of one assessment's bill. `reportId` is the last part of its report's address. */
export const billUrls = (reportId: string) => ({
  report: `/cwz/report/${reportId}`,
  upload: `/cwz/upload/${reportId}`,
  /** Where scripts send the form, and are told what became of it. */
  send: `/cwz/upload/${reportId}/send`,
  thankYou: `/cwz/thank-you/${reportId}`,
});

/** Where somebody is led whose assessment is not there: the overview says so. */
export const ASSESSMENT_NOT_FOUND_URL = '/cwz?notice=assessment-not-found';
