'use client';
import { useSearchParams } from 'next/navigation.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import { type Filters, fromQuery, inboxUrl, PAGE_SIZE } from '../filters.ts';
import { listSchema, type List as LoadedList } from '../schema.ts';

const SEARCH_DELAY_MS = 300;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const NOTHING: LoadedList = { rows: [], total: 0, counts: [], elsewhere: { closed: 0, others: 0 } };

/** Filters and page number are in the URL. The search text is not, because it may contain personal data. */
export function useList() {
  const parameters = useSearchParams();
  const { filters, page } = useMemo(
    () => fromQuery(new URLSearchParams(parameters.toString())),
    [parameters],
  );
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const [response, setResponse] = useState<ApiResponse<LoadedList>>();
  const [isLoading, setLoading] = useState(true);

  const latest = useRef(0);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      latest.current += 1;
      const number = latest.current;
      setLoading(true);
      const loaded = await callApi('/inbox', listSchema, { body: { filters, search, page }, signal });
      // A slow response must not replace a newer one.
      if (signal?.aborted || number !== latest.current) return;
      setResponse(loaded);
      setLoading(false);
    },
    [filters, search, page],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const show = (wanted: Filters, wantedPage = 1) =>
    window.history.pushState(null, '', inboxUrl(wanted, wantedPage));
  const loaded = response?.result ?? NOTHING;
  return {
    ...loaded,
    filters,
    page,
    pages: Math.max(1, Math.ceil(loaded.total / PAGE_SIZE)),
    search,
    typed,
    isLoading,
    error: response?.error,
    reload: load,
    show,
    setSearch: (text: string) => {
      setTyped(text);
      if (page > 1) show(filters);
    },
  };
}

export type List = ReturnType<typeof useList>;
