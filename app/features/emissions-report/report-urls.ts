/** The addresses of a stored report. */
export const reportUrls = (publicId: string) => ({
  page: `/ll97/report/${publicId}`,
  pdf: `/ll97/report/${publicId}/report.pdf`,
  deadlines: `/ll97/report/${publicId}/deadlines.ics`,
  change: `/ll97/calculator?from=${publicId}`,
});
