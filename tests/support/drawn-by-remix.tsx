import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const ROOT = { id: 'root', path: '*' };

/** The HTML of a page at this path with nothing but this in it, as Remix draws it on the server. */
export function drawnByRemix(content: ReactNode, pathname: string): string {
  const context = {
    manifest: { routes: { root: ROOT }, entry: { imports: [], module: '' }, url: '', version: '' },
    routeModules: { root: { default: () => content } },
    future: {},
    staticHandlerContext: {
      location: { pathname, search: '?page=2', hash: '', state: null, key: 'default' },
      loaderData: {},
      matches: [{ route: ROOT, params: {}, pathname: '/', pathnameBase: '/' }],
    },
  };
  return renderToString(<RemixServer context={context as unknown as EntryContext} url="http://site.test/" />);
}

/** HTML of one link, its attributes in the order of their names. */
export const withSortedAttributes = (html: string): string =>
  html.replace(
    /<a ([^>]*)>/,
    (_tag, attributes: string) =>
      `<a ${(attributes.match(/(?<![\w-])[\w-]+="[^"]*"/g) ?? []).sort().join(' ')}>`,
  );
