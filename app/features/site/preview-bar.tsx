import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { asksForPreview, withoutPreview, withPreview } from './preview-address.ts';

/** Links lead on to previews. */
function keepPreview({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a, header a, footer a');
  if (link && link.origin === location.origin) link.search = withPreview(link.search);
}

/** Keeps the page a preview when a link, or a form within the page, leads to an address that does not say so. */
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

/** Loads the page again whenever the panel, in which it may be shown, has saved. */
function RefreshOnSave() {
  const { revalidate } = useRevalidator();
  return <RefreshRouteOnSave serverURL={window.location.origin} refresh={revalidate} />;
}

/** Tells editors that this is not what visitors see, with links to the panel and out of the preview. */
export default function PreviewBar({ editUrl }: { editUrl: string }) {
  const { pathname, search } = useLocation();
  useKeepPreview();
  return (
    <aside
      aria-label="Preview"
      className="not-printed flex flex-wrap items-center gap-x-6 gap-y-1 border-b-4 border-lot bg-lot-tint px-4 py-2"
    >
      <p role="status" className="font-semibold">
        Preview: this is the newest draft, which visitors do not see.
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
