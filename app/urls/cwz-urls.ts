/** The pages of one assessment. Specification section 2, "Module route families". */
export const cwzUrls = (reportId: string) => ({
  report: `/cwz/report/${reportId}`,
  /** The report, with the confirmation of the assessment. */
  submitted: `/cwz/report/${reportId}?assessment=received`,
  upload: `/cwz/upload/${reportId}`,
  send: `/cwz/upload/${reportId}/send`,
  thankYou: `/cwz/thank-you/${reportId}`,
});
