import { apiUrls } from './api-urls.ts';

export const DESCRIBE_URL = '/buildings/describe';
export const DESCRIBE_QUESTIONS_URL = '/buildings/describe/questions';

export const DESCRIBED = 'describe';
export const DESCRIBE_CALENDAR_URL = `/buildings/${DESCRIBED}.ics`;

export const buildingUrls = (bbl: string) => ({
  page: `/buildings/${bbl}`,
  questions: `/buildings/${bbl}/questions`,
  record: `/buildings/${bbl}/record`,
  recordSale: `/buildings/${bbl}/record/sale`,
  recordApi: apiUrls.record(bbl),
  calendar: `/buildings/${bbl}.ics`,
});

export const reportMistakeUrl = (bbl: string): string => `/feedback?building=${bbl}`;

export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;
