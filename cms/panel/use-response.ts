'use client';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { type ApiResponse, callApi } from './api.ts';

interface Options {
  body?: string;
  again?: unknown;
}

export function useResponse<Result>(
  path: string | undefined,
  schema: z.ZodType<Result>,
  { body, again }: Options = {},
): Partial<ApiResponse<Result>> {
  const [response, setResponse] = useState<Partial<ApiResponse<Result>>>({});
  useEffect(() => {
    if (path === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const sent = body === undefined ? undefined : (JSON.parse(body) as object);
    void callApi(path, schema, { body: sent, signal }).then((next) => {
      if (!signal.aborted) setResponse(next);
    });
    return () => controller.abort();
  }, [path, schema, body, again]);
  return response;
}
