import { Link as RemixLink, type LinkProps } from '@remix-run/react';

/** Whether a link names a path of this site in full, so that nothing has to be resolved. */
const isWhole = (to: LinkProps['to']): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to);

/** What Remix would draw in the end, without what only a browser does with it. */
export function ServerLink({
  to,
  prefetch: _prefetch,
  discover = 'render',
  reloadDocument = false,
  preventScrollReset: _preventScrollReset,
  replace: _replace,
  onClick: _onClick,
  children,
  ...attributes
}: LinkProps & { to: string }) {
  const discovered = reloadDocument || discover !== 'render' ? undefined : 'true';
  return (
    <a {...attributes} data-discover={discovered} href={to}>
      {children}
    </a>
  );
}

/**
 * A link to a page of this site. The server draws the plain element: a page has up to forty links, and Remix's own,
 * made for the browser, take it a tenth of a page's time. React takes over either alike.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  return import.meta.env.SSR && isWhole(to) ? <ServerLink {...props} to={to} /> : <RemixLink {...props} />;
}
