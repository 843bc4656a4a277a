'use client';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { type ApiResponse, callApi } from './api.ts';

interface Options {
  /** JSON text rather than an object, so that an unchanged body does not trigger another request. */
  body?: string;
  /** The data reloads when this value changes. */
  version?: unknown;
}

/** While a path is loading for the first time, `error` and `result` are both undefined. */
export function useApi<Result>(
  path: string | undefined,
  schema: z.ZodType<Result>,
  { body, version }: Options = {},
) {
  const [loaded, setLoaded] = useState<{ path: string; response: ApiResponse<Result> }>();
  const reload = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      if (path === undefined) return;
      const sent = body === undefined ? undefined : (JSON.parse(body) as object);
      const response = await callApi(path, schema, { body: sent, signal });
      if (!signal?.aborted) setLoaded({ path, response });
    },
    [path, schema, body],
  );
  useEffect(() => {
    const abort = new AbortController();
    void reload(abort.signal);
    return () => abort.abort();
  }, [reload, version]);
  const response = loaded?.path === path ? loaded?.response : undefined;
  return { result: response?.result, error: response?.error, reload };
}
