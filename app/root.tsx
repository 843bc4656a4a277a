import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { readSiteSettings } from './content/site-settings.server.ts';
import { UnexpectedError } from './features/site/unexpected-error.tsx';
import type { Site } from './features/site/use-site.ts';
import { originOf } from './features/site/origin.server.ts';
import { NavigationProgress } from './ui/layout/navigation-progress.tsx';
import { SkipLink } from './ui/layout/skip-link.tsx';
import styles from './ui/styles/site.css?url';
import { Toasts } from './ui/toasts/toasts.tsx';

const yearInNewYork = (): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date()),
  );

/** The site's settings, for every page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Site> {
  return { ...(await readSiteSettings()), year: yearInNewYork(), origin: originOf(request) };
}

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'preload', href: publicSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
];

/** The settings change seldom: they are not read again with each step of a visitor. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-US">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#10161f" media="(prefers-color-scheme: dark)" />
      <Meta />
      <Links />
    </head>
    <body>
      <SkipLink />
      {children}
      <Toasts />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

export default function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = () => (
  <main id="content">
    <UnexpectedError />
  </main>
);
