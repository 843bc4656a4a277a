import { Link as RemixLink, type LinkProps } from '@remix-run/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { drawnByRemix, withSortedAttributes } from '#tests/support/drawn-by-remix.tsx';
import { Link, ServerLink } from './link.tsx';

const drawn = (link: ReactNode): string => withSortedAttributes(drawnByRemix(link, '/ll97/blog'));

const LINKS: (LinkProps & { to: string })[] = [
  { to: '/' },
  { to: '/ll97', className: 'font-bold', 'aria-current': 'page' },
  { to: '/ll97/blog?q=a+b&category=x%20y#top', prefetch: 'intent' },
  { to: '/legal?tab=terms', preventScrollReset: true, replace: true },
  { to: '/ll97/report/calendar.ics', reloadDocument: true, prefetch: 'none' },
  { to: '/partners/<b>"&', discover: 'none', onClick: () => undefined },
];

describe('a link as the server draws it', () => {
  it.each(LINKS)('is what Remix would draw for $to', (props) => {
    const ours = drawn(<ServerLink {...props}>Go</ServerLink>);
    expect(ours).toContain('href="/');
    expect(ours).toBe(drawn(<RemixLink {...props}>Go</RemixLink>));
  });

  it.each(['?page=3', '#questions', 'blog', 'https://example.com/x', '//example.com/x'])(
    'is left to Remix where %s has to be resolved, or leads elsewhere',
    (to) => {
      const ours = drawn(<Link to={to}>Go</Link>);
      expect(ours).toContain('<a ');
      expect(ours).toBe(drawn(<RemixLink to={to}>Go</RemixLink>));
    },
  );
});
