/** The addresses that belong to one assessment. Specification section 2, "Module route families". */
export const cwzUrls = (reportId: string) => ({
  report: `/cwz/report/${reportId}`,
  /** The report, with the confirmation that the assessment has arrived. */
  submitted: `/cwz/report/${reportId}?assessment=received`,
  upload: `/cwz/upload/${reportId}`,
  /** Where scripts send a bill, and are told what became of it. */
  send: `/cwz/upload/${reportId}/send`,
  thankYou: `/cwz/thank-you/${reportId}`,
});
