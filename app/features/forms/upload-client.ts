import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { UNREACHABLE, type FormResponse } from './client-action.ts';
import { useFormState, type SubmissionOptions } from './submission-form.tsx';
import { ACCEPTED, BILL_RULE, checkFiles } from './upload-rules.ts';

interface UploadResponse {
  result?: SubmissionResult;
  fileErrors?: (string | null)[];
  isReceived?: boolean;
  reference?: string;
  bill?: string;
  location?: string;
}

/** Checks the response, because a proxy between the server and the visitor may respond instead. */
const isUploadResponse = (value: unknown): value is UploadResponse =>
  typeof value === 'object' &&
  value !== null &&
  ['result', 'isReceived', 'location'].some((key) => key in value);

/** Uses `XMLHttpRequest`, because `fetch` cannot report upload progress. */
function post(
  url: string,
  form: FormData,
  onProgress: (progress: number | undefined) => void,
): Promise<UploadResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress(lengthComputable ? loaded / total : undefined);
    request.onload = () => resolve(isUploadResponse(request.response) ? request.response : UNREACHABLE);
    request.onerror = () => resolve(UNREACHABLE);
    request.onabort = request.onerror;
    request.send(form);
  });
}

interface UploadOptions<Fields extends Record<string, unknown>> extends Omit<
  SubmissionOptions<Fields>,
  'onSubmit'
> {
  url: string;
}

const BILL_FILES = {
  accept: ACCEPTED,
  check: (files: readonly File[]) => checkFiles(files, BILL_RULE),
};

export function useUpload<Fields extends Record<string, unknown>>({
  url,
  ...options
}: UploadOptions<Fields>) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [answer, setAnswer] = useState<UploadResponse>();
  const answerOfPage = useActionData<FormResponse>();

  const send = async (form: FormData) => {
    setIsSubmitting(true);
    setProgress(0);
    const received = await post(url, form, setProgress);
    setProgress(undefined);
    setAnswer(received);
    if (received.location) location.assign(received.location);
    else setIsSubmitting(false);
  };

  const form = useFormState(
    {
      ...options,
      onSubmit: (event, { formData }) => {
        event.preventDefault();
        void send(formData);
      },
    },
    { isSubmitting, result: answer?.result ?? answerOfPage?.result },
  );
  return {
    ...form,
    upload: { ...BILL_FILES, progress, refused: answer?.fileErrors },
    received: answer?.isReceived ? answer : undefined,
  };
}
