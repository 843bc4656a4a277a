/** The addresses of a stored report. */
export const reportUrls = (publicId: string) => ({
  page: `/ll97/report/${publicId}`,
  pdf: `/ll97/report/${publicId}/report.pdf`,
  deadlines: `/ll97/report/${publicId}/deadlines.ics`,
  change: `/ll97/calculator?from=${publicId}`,
});

/** The two tabs of the reports page. Source: specification section 4, "Reports tab". */
type ReportsTab = 'free-reports' | 'premium-reports';

/** The tab that an address asks for: free reports, unless it says premium ones. */
export const reportsTabOf = (parameters: URLSearchParams): ReportsTab =>
  parameters.get('tab') === 'premium-reports' ? 'premium-reports' : 'free-reports';

/** The address of a tab. */
export const reportsTabUrl = (reportUrl: string, tab: ReportsTab): string =>
  tab === 'free-reports' ? reportUrl : `${reportUrl}?tab=${tab}`;
