import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from '@remix-run/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { findEditUrl } from '#app/data/edit-url.server.ts';
import { isPreview } from '#app/data/reader.server.ts';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { useTheme } from './features/embed/theme.ts';
import { useNonce } from './features/site/nonce.ts';
import { originOf } from './features/site/origin.server.ts';
import { revalidateInPreview } from './features/site/preview-url.ts';
import { SpeculationRules } from './features/site/speculation-rules.tsx';
import { errorMeta, UnexpectedError } from './features/site/unexpected-error.tsx';
import { useSite, type Site } from './features/site/use-site.ts';
import { dayInNewYork } from '#law/days.ts';
import { handleOf, type RouteHandle } from './route-handle.ts';
import siteScript from './site-script.js?url&no-inline';
import { longDate } from './ui/dates.ts';
import styles from './ui/styles/site.css?url';
import { ToastRegion } from './ui/toasts.tsx';

const SkipLink = () => (
  <a
    href="#content"
    className="not-printed absolute left-4 top-0 z-50 -translate-y-full rounded-b-lot bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
  >
    Skip to the content
  </a>
);

function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading..."
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden"
    >
      <div className="h-full w-2/5 animate-travel bg-lot" />
    </div>
  );
}

const previewAt = async ({ url }: Request): Promise<Pick<Site, 'preview'>> =>
  isPreview() ? { preview: { editUrl: await findEditUrl(new URL(url).pathname) } } : {};

export async function loader({ request }: LoaderFunctionArgs): Promise<Site> {
  const [settings, preview] = await Promise.all([readSiteSettings(), previewAt(request)]);
  const now = new Date();
  const year = Number(dayInNewYork(now).slice(0, 'YYYY'.length));
  return { ...settings, ...preview, year, today: longDate(now.toISOString()), origin: originOf(request) };
}

export const meta = errorMeta;

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'preload', href: publicSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const shouldRevalidate = revalidateInPreview;

const useHandle = (): RouteHandle => handleOf(useMatches().at(-1));

function useIsInteractive(): boolean {
  const { search } = useLocation();
  const { preview } = useSite();
  const { isInteractive = false } = useHandle();
  const isAsked = isInteractive === true || (isInteractive && isInteractive(new URLSearchParams(search)));
  return import.meta.env.DEV || preview !== undefined || isAsked;
}

/** Undefined in previews, in frames on other sites, and for secret URLs, which must not appear in the edit link. */
function usePublicPath(): string | undefined {
  const { isPublic, isEmbeddable } = useHandle();
  const { pathname } = useLocation();
  const { preview } = useSite();
  return isPublic && !isEmbeddable && !preview ? pathname : undefined;
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

export function Layout({ children }: { children: ReactNode }) {
  const { isEmbeddable } = useHandle();
  const theme = useTheme();
  return (
    <html lang="en-US" data-theme={isEmbeddable ? theme : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10161f" media="(prefers-color-scheme: dark)" />
        {isEmbeddable ? <base target="_blank" /> : null}
        {/* The precedence puts it before script preloads, which React moves above everything else. */}
        <link rel="stylesheet" href={styles} precedence="high" />
        <Meta />
        <Links />
        <script type="module" src={siteScript} />
        {useSite().preview || isEmbeddable ? null : <SpeculationRules />}
      </head>
      <body data-page={usePublicPath()}>
        {isEmbeddable ? null : <SkipLink />}
        {children}
        <ToastRegion />
        {useIsInteractive() ? <Hydration /> : null}
      </body>
    </html>
  );
}

const PreviewBar = lazy(() => import('./features/site/preview-bar.tsx'));

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
