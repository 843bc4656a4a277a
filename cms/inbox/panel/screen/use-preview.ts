'use client';
import { useEffect, useState } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import type { SubmissionKey } from '../../kinds.ts';
import { previewSchema, type SubmissionPreview } from '../../list/schema.ts';

/** Loads a submission, and again with each version. What belongs to another submission is never returned. */
export function usePreview({ collection, id }: SubmissionKey, version: number) {
  const path = `/inbox/${collection}/${id}/preview`;
  const [loaded, setLoaded] = useState<{ path: string; response: ApiResponse<SubmissionPreview> }>();
  useEffect(() => {
    const { signal, abort } = withAbort();
    void callApi(path, previewSchema, { signal }).then((response) => {
      if (!signal.aborted) setLoaded({ path, response });
    });
    return abort;
  }, [path, version]);
  return loaded?.path === path ? loaded.response : undefined;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
