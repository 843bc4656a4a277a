import type { SubmissionResult } from '@conform-to/react';
import { useActionData, useFetcher } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { UNREACHABLE, type FormAnswer } from './client-action.ts';
import { useFormState, type SubmissionOptions } from './use-submission.ts';

/** What the server answers to a form with a file that a script submits. */
export interface UploadAnswer {
  result?: SubmissionResult;
  isReceived?: boolean;
  /** The reference number of what was received. */
  reference?: string;
  /** Where to go next. */
  location?: string;
}

/** How much of the present upload has left the browser: 0 to 1, or nothing while there is none. */
let progress: number | undefined;
const listeners = new Set<() => void>();

function setProgress(next: number | undefined): void {
  progress = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The progress of the present upload, 0 to 1; nothing while there is none. */
export const useProgress = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => progress,
    () => undefined,
  );

/** Whether the answer is ours, and not that of something between us and the visitor. */
const isUploadAnswer = (value: unknown): value is UploadAnswer =>
  typeof value === 'object' &&
  value !== null &&
  ['result', 'isReceived', 'location'].some((key) => key in value);

/** Posts a form by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function post(url: string, form: FormData): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      setProgress(lengthComputable ? loaded / total : undefined);
    request.onload = () => resolve(request.response);
    request.onerror = () => reject(new Error('The server could not be reached.'));
    request.onabort = request.onerror;
    request.send(form);
  });
}

/** Submits a form with a file and reports its progress. */
export async function sendUpload(request: Request, url: string): Promise<UploadAnswer> {
  try {
    setProgress(0);
    const answer = await post(url, await request.formData());
    return isUploadAnswer(answer) ? answer : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  } finally {
    setProgress(undefined);
  }
}

/** The state of a form with a file. With scripts it stays where it is, on a page or in a dialog. */
export function useUpload<Fields extends Record<string, unknown>>(options: SubmissionOptions<Fields>) {
  const { state, data, Form } = useFetcher<UploadAnswer>();
  /** The answer of the page's own action, without scripts. */
  const answer = useActionData<FormAnswer>();
  const { submission, ...form } = useFormState(options, {
    isSubmitting: state !== 'idle',
    result: data?.result ?? answer?.result,
  });
  return {
    ...form,
    submission: { ...submission, component: Form },
    received: data?.isReceived ? data : undefined,
  };
}
