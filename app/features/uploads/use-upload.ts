import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useFormState, type FormStateOptions } from '../forms/use-submission.ts';
import type { UploadAnswer } from './send-upload.ts';

interface UploadOptions<Values extends Record<string, unknown>> extends Omit<
  FormStateOptions<Values>,
  'isSubmitting' | 'result'
> {
  /** What the page's own action answered, without scripts. */
  result: SubmissionResult | undefined;
}

/** The state of a form with a file. With scripts it stays where it is, on a page or in a dialog. */
export function useUpload<Values extends Record<string, unknown>>({
  result,
  ...options
}: UploadOptions<Values>) {
  const fetcher = useFetcher<UploadAnswer>();
  const isSubmitting = fetcher.state !== 'idle';
  const state = useFormState<Values>({ ...options, isSubmitting, result: fetcher.data?.result ?? result });
  return { ...state, component: fetcher.Form, received: fetcher.data?.isReceived ? fetcher.data : undefined };
}
