import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { type BillReview, reviewSchema } from '../review-schema.ts';

const POLL_MS = 3000;

export interface Review {
  review?: BillReview;
  error?: string;
  isBusy: boolean;
  post: (action: 'decide' | 'decide-many' | 'add', body: object) => Promise<string | undefined>;
  readAgain: () => Promise<void>;
}

const isUnderWay = (review?: BillReview): boolean =>
  review?.state === 'waiting' || review?.state === 'reading';

export function useReview(bill: number): Review {
  const [review, setReview] = useState<BillReview>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const path = `/bill-review/${bill}`;

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const response = await callApi(path, reviewSchema, { signal });
      if (signal?.aborted) return;
      if (response.result) setReview(response.result);
      setError(response.error);
    },
    [path],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void load(signal);
    window.addEventListener('focus', () => void load(signal), { signal });
    return () => controller.abort();
  }, [load]);

  const underWay = isUnderWay(review);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [underWay, load]);

  const post: Review['post'] = async (action, body) => {
    setBusy(true);
    const response = await callApi(`${path}/${action}`, reviewSchema, { body });
    if (response.result) setReview(response.result);
    else await load();
    setBusy(false);
    return response.error;
  };

  const readAgain = async (): Promise<void> => {
    setBusy(true);
    const response = await callApi('/bills/read-again', z.object({}), { body: { bill } });
    await load();
    setError(response.error);
    setBusy(false);
  };

  return { review, error, isBusy, post, readAgain };
}
