export const FREE_CHECK = { label: 'Start Free CWZ Check', url: '/cwz/assessment' };

export const cwzUrls = (reportId: string) => ({
  report: `/cwz/report/${reportId}`,
  submitted: `/cwz/report/${reportId}?assessment=received`,
  upload: `/cwz/upload/${reportId}`,
  send: `/cwz/upload/${reportId}/send`,
  thankYou: `/cwz/thank-you/${reportId}`,
});
