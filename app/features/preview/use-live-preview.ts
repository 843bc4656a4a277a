import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { withPreview } from './preview-address.ts';

/** Keeps a preview one when a link, a tab or a form leads to an address that does not say so. */
export function useKeptPreview(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const kept = withPreview(search);
  const isKept = new URLSearchParams(search).get('preview') === 'true';
  useEffect(() => {
    if (!isKept) navigate({ pathname, search: kept, hash }, { replace: true, preventScrollReset: true });
  }, [isKept, kept, pathname, hash, navigate]);
}

/** Reads the page again; the same function as long as the page is there. */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return revalidate;
}
