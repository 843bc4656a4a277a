import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { lazy, Suspense, type ReactNode } from 'react';
import { findEditAddress } from './content/edit-address.server.ts';
import { isPreview } from './content/reader.server.ts';
import { readSiteSettings } from './content/site-settings.server.ts';
import { revalidateInPreview } from './features/preview/preview-address.ts';
import { errorMeta } from './features/site/error-meta.ts';
import { UnexpectedError } from './features/site/unexpected-error.tsx';
import { useNonce } from './features/site/nonce.ts';
import { type Site, useSite } from './features/site/use-site.ts';
import { originOf } from './features/site/origin.server.ts';
import { SpeculationRules } from './features/site/speculation-rules.tsx';
import { handleOf } from './route-handle.ts';
import siteScript from './site-script.js?url&no-inline';
import { NavigationProgress } from './ui/layout/navigation-progress.tsx';
import { SkipLink } from './ui/layout/skip-link.tsx';
import styles from './ui/styles/site.css?url';
import { ToastRegion } from './ui/toasts.tsx';

/** Made once: that takes longer than all else that the root does. */
const yearFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' });

const yearInNewYork = (): number => Number(yearFormat.format(new Date()));

const previewAt = async ({ url }: Request): Promise<Pick<Site, 'preview'>> =>
  isPreview() ? { preview: { editUrl: await findEditAddress(new URL(url).pathname) } } : {};

/** The site's settings, for every page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Site> {
  const [settings, preview] = await Promise.all([readSiteSettings(), previewAt(request)]);
  return { ...settings, ...preview, year: yearInNewYork(), origin: originOf(request) };
}

export const meta = errorMeta;

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'preload', href: publicSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
];

/** The settings change seldom: they are not read again with each step of a visitor. */
export const shouldRevalidate = revalidateInPreview;

/** Whether the page needs React in the browser. In development, every page reloads what is changed. */
function useIsInteractive(): boolean {
  const leaf = useMatches().at(-1);
  const { search } = useLocation();
  const { preview } = useSite();
  const { isInteractive = false } = handleOf(leaf);
  const isAsked = isInteractive === true || (isInteractive && isInteractive(new URLSearchParams(search)));
  return import.meta.env.DEV || preview !== undefined || isAsked;
}

function Hydration() {
  const nonce = useNonce();
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-US" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#10161f" media="(prefers-color-scheme: dark)" />
      <Meta />
      <Links />
      <script type="module" src={siteScript} />
      {useSite().preview ? null : <SpeculationRules />}
    </head>
    <body>
      <SkipLink />
      {children}
      <ToastRegion />
      {useIsInteractive() ? <Hydration /> : null}
    </body>
  </html>
);

/** Its code is for editors only: visitors do not download it. */
const PreviewBar = lazy(() => import('./features/preview/preview-bar.tsx'));

export default function Root() {
  const { preview } = useSite();
  return (
    <>
      {preview ? (
        <Suspense>
          <PreviewBar {...preview} />
        </Suspense>
      ) : null}
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
