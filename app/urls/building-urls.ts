export const DESCRIBE_URL = '/buildings/describe';
export const DESCRIBE_QUESTIONS_URL = '/buildings/describe/questions';

/** The dates of a described building: the address of a lot's calendar, with this in the place of the lot. */
export const DESCRIBED = 'describe';
export const DESCRIBE_CALENDAR_URL = `/buildings/${DESCRIBED}.ics`;

/** The pages and files of a lot. Each takes the replies and corrected facts of a visitor as its query. */
export const buildingUrls = (bbl: string) => ({
  page: `/buildings/${bbl}`,
  questions: `/buildings/${bbl}/questions`,
  json: `/buildings/${bbl}.json`,
  calendar: `/buildings/${bbl}.ics`,
});

/** A mistake is reported on the site's own feedback page, which names the building in its form. */
export const reportMistakeUrl = (bbl: string): string => `/feedback?building=${bbl}`;

export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;
