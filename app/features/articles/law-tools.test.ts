import { expect, it } from 'vitest';
import { listTools } from './law-tools.tsx';

const menu = {
  overview: 'Overview',
  quiz: 'Risk Assessment',
  report: 'Reports',
  blog: 'Blog',
  vendorAccess: 'For Vendors',
  faq: 'FAQ',
};
const sections = { quiz: 'live', report: 'live', blog: 'live', vendorAccess: 'live' } as const;

it('listTools labels the tools of a law as its menu does', () => {
  expect(listTools({ slug: 'll97', menu, sections })).toEqual([
    { label: 'Risk Assessment', url: '/ll97/quiz' },
    { label: 'Reports', url: '/ll97/report' },
    { label: 'Emissions calculator', url: '/ll97/calculator' },
    { label: 'Find your building', url: '/buildings' },
  ]);
});

it('listTools links to the assessment for waste zones, which have no list of reports', () => {
  expect(listTools({ slug: 'cwz', menu, sections }).map(({ url }) => url)).toEqual([
    '/cwz/assessment',
    '/buildings',
  ]);
});

it('listTools leaves out tools that have not launched', () => {
  const closed = { ...sections, quiz: 'comingSoon', report: 'comingSoon' } as const;
  expect(listTools({ slug: 'nyc-plastic', menu, sections: closed }).map(({ url }) => url)).toEqual([
    '/buildings',
  ]);
});
