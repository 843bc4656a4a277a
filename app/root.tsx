import { Links, Meta, Outlet, ScrollRestoration } from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { lazy, Suspense, type ReactNode } from 'react';
import { findEditAddress } from './content/edit-address.server.ts';
import { isPreview } from './content/reader.server.ts';
import { readSiteSettings } from './content/site-settings.server.ts';
import { revalidateInPreview } from './features/preview/preview-address.ts';
import { errorMeta } from './features/site/error-meta.ts';
import { UnexpectedError } from './features/site/unexpected-error.tsx';
import { useScriptMark } from './features/site/script-mark.ts';
import { type Site, useSite } from './features/site/use-site.ts';
import { originOf } from './features/site/origin.server.ts';
import { ApplicationScripts } from './features/start/application-scripts.tsx';
import { ScriptingMark } from './features/start/scripting-mark.tsx';
import { NavigationProgress } from './ui/layout/navigation-progress.tsx';
import { SkipLink } from './ui/layout/skip-link.tsx';
import styles from './ui/styles/site.css?url';
import { Toasts } from './ui/toasts/toasts.tsx';

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

/** The scripts that the page needs, and those that it brings along. */
function PageScripts() {
  const mark = useScriptMark();
  return (
    <>
      <ScrollRestoration nonce={mark} />
      <ApplicationScripts />
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
      <ScriptingMark />
    </head>
    <body>
      <SkipLink />
      {children}
      <Toasts />
      <PageScripts />
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
