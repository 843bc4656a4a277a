export const reportUrls = (publicId: string) => ({
  page: `/ll97/report/${publicId}`,
  pdf: `/ll97/report/${publicId}/report.pdf`,
  deadlines: `/ll97/report/${publicId}/deadlines.ics`,
  change: `/ll97/calculator?from=${publicId}`,
});

type ReportsTab = 'free-reports' | 'premium-reports';

export const parseReportsTab = (parameters: URLSearchParams): ReportsTab =>
  parameters.get('tab') === 'premium-reports' ? 'premium-reports' : 'free-reports';

export const reportsTabUrl = (reportUrl: string, tab: ReportsTab): string =>
  tab === 'free-reports' ? reportUrl : `${reportUrl}?tab=${tab}`;
