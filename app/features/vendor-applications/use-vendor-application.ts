import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useReceived } from '../forms/received.ts';
import type { loadVendorApplication } from './vendor-application.server.ts';

type Loaded = Awaited<ReturnType<typeof loadVendorApplication>>;

/** The state of the application form on a page that hosts it. */
export function useVendorApplication({ words, form }: Loaded) {
  const answer = useActionData<{ result: SubmissionResult }>();
  return { words, form, result: answer?.result, isReceived: useReceived('application') };
}
