'use client';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { type ApiResponse, callApi } from './api.ts';

interface Asked {
  body?: object;
  version?: unknown;
}

/** `error` and `result` are both undefined during the first load, and never belong to another path. */
export function useApi<Result>(
  path: string | undefined,
  schema: z.ZodType<Result>,
  { body, version }: Asked = {},
) {
  const [loaded, setLoaded] = useState<{ path: string; response: ApiResponse<Result> }>();
  const sent = body && JSON.stringify(body);
  const reload = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      if (path === undefined) return;
      const options = { body: sent === undefined ? undefined : (JSON.parse(sent) as object), signal };
      const response = await callApi(path, schema, options);
      if (!signal?.aborted) setLoaded({ path, response });
    },
    [path, schema, sent],
  );
  useEffect(() => {
    const abort = new AbortController();
    void reload(abort.signal);
    return () => abort.abort();
  }, [reload, version]);
  const response = loaded?.path === path ? loaded?.response : undefined;
  return { result: response?.result, error: response?.error, reload };
}
