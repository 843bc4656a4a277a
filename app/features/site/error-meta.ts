import type { MetaDescriptor, MetaFunction } from '@remix-run/react';
import { describeError } from './error-texts.ts';
import { pageMeta, siteOf } from './page-meta.ts';

/** What a page says of itself where a route has failed. Routes without words of their own inherit it. */
export const errorMeta: MetaFunction = ({ error, matches, location }): MetaDescriptor[] => {
  if (!error) return [];
  const { title, explanation } = describeError(error);
  return pageMeta({
    site: siteOf(matches),
    title,
    description: explanation,
    path: location.pathname,
    isUnlisted: true,
  });
};
