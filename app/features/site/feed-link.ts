import type { MetaDescriptor } from '@remix-run/react';

export const CITY_DATA_FEED = { title: 'New editions of the city’s data', url: '/city-data/changes.xml' };

export const atomFeedLink = (title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href,
});
