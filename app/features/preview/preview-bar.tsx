import { useLocation } from '@remix-run/react';
import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { withoutPreview } from './preview-address.ts';
import { useKeptPreview, useRefresh } from './use-live-preview.ts';

/** Reads the page again whenever the panel, in which it may be shown, has saved. */
const Refreshed = () => <RefreshRouteOnSave serverURL={window.location.origin} refresh={useRefresh()} />;

/** Says to an editor that this is not what visitors see, and leads to the panel and out of the preview. */
export default function PreviewBar({ editUrl }: { editUrl: string }) {
  const { pathname, search } = useLocation();
  useKeptPreview();
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
      {useHydrated() ? <Refreshed /> : null}
    </aside>
  );
}
