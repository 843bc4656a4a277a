import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { asksForPreview, withoutPreview, withPreview } from './preview-url.ts';

function keepPreview({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a, header a, footer a');
  if (link && link.origin === location.origin) link.search = withPreview(link.search);
}

/** Adds the preview parameter to the current URL and to clicked links within the site. */
function useKeepPreview(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    document.addEventListener('click', keepPreview);
    return () => document.removeEventListener('click', keepPreview);
  }, []);
  useEffect(() => {
    if (asksForPreview(new URLSearchParams(search))) return;
    navigate({ pathname, search: withPreview(search), hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}

function RefreshOnSave() {
  const { revalidate } = useRevalidator();
  return <RefreshRouteOnSave serverURL={window.location.origin} refresh={revalidate} />;
}

export default function PreviewBar({ editUrl }: { editUrl: string }) {
  const { pathname, search } = useLocation();
  useKeepPreview();
  return (
    <aside
      aria-label="Preview"
      className="not-printed flex flex-wrap items-center gap-x-6 gap-y-1 border-b-4 border-lot bg-lot-tint px-4 py-2"
    >
      <p role="status" className="font-semibold">
        Preview: this is the newest draft. Visitors don’t see it.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={editUrl} target="_top" className="text-link underline underline-offset-3">
          Edit in the panel
        </a>
        <a href={`${pathname}${withoutPreview(search)}`} className="text-link underline underline-offset-3">
          Leave the preview
        </a>
      </p>
      {useHydrated() ? <RefreshOnSave /> : null}
    </aside>
  );
}
