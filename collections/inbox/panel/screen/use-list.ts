'use client';
import { useSearchParams } from 'next/navigation.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import { type Filters, fromQuery, inboxUrl, PAGE_SIZE, toQuery } from '../../list/filters.ts';
import { type ListPage, pageSchema } from '../../list/list-schema.ts';
import { recallList, rememberList } from './remembered-list.ts';

const SEARCH_DELAY_MS = 300;

function recallSearch(user: number, filters: Filters): string {
  if (typeof window === 'undefined') return '';
  const recalled = recallList(user);
  return toQuery(recalled.filters) === toQuery(filters) ? recalled.search : '';
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The filters and the page are in the URL. The search is not, because it may contain personal data. */
export function useList(user: number) {
  const parameters = useSearchParams();
  const { filters, page } = useMemo(
    () => fromQuery(new URLSearchParams(parameters.toString())),
    [parameters],
  );
  const [typed, setTyped] = useState(() => recallSearch(user, filters));
  const search = useSettled(typed);
  const [response, setResponse] = useState<ApiResponse<ListPage>>();
  const [isLoading, setLoading] = useState(true);

  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      setLoading(true);
      const loaded = await callApi('/inbox/list', pageSchema, { body: { filters, search, page }, signal });
      if (signal?.aborted) return;
      setResponse(loaded);
      setLoading(false);
      if (loaded.result) rememberList({ user, filters, search, page });
    },
    [filters, search, page, user],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const show = (wanted: Filters, wantedPage = 1) =>
    window.history.pushState(null, '', inboxUrl(wanted, wantedPage));
  const total = response?.result?.total ?? 0;
  return {
    filters,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    search,
    typed,
    rows: response?.result?.rows ?? [],
    total,
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
