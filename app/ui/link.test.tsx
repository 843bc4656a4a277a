import type { EntryContext } from '@remix-run/node';
import { Link as RemixLink, type LinkProps, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, ServerLink } from './link.tsx';

const PLACE = { pathname: '/ll97/blog', search: '?page=2', hash: '', state: null, key: 'default' };
const ROOT = { id: 'root', path: '*' };

/** A page with nothing but this in it, as Remix draws it. */
function drawn(content: React.ReactNode): string {
  const context = {
    manifest: { routes: { root: ROOT }, entry: { imports: [], module: '' }, url: '', version: '' },
    routeModules: { root: { default: () => content } },
    future: {},
    staticHandlerContext: {
      location: PLACE,
      loaderData: {},
      matches: [{ route: ROOT, params: {}, pathname: '/', pathnameBase: '/' }],
    },
  };
  return renderToString(<RemixServer context={context as unknown as EntryContext} url="http://site.test/" />);
}

/** The element, with its attributes in an order of their own. */
const inOrder = (html: string): string =>
  html.replace(/<a ([^>]*)>/, (_tag, attributes: string) =>
    (attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' '),
  );

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
    expect(inOrder(ours)).toBe(inOrder(drawn(<RemixLink {...props}>Go</RemixLink>)));
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
