import type { SubmissionResult } from '@conform-to/react';
import { setProgress } from './progress.ts';

/** What the server answers to a form with a file. */
export interface UploadAnswer {
  result?: SubmissionResult;
  isReceived?: boolean;
  /** The reference number of what was received. */
  reference?: string;
  /** Where to go next. */
  location?: string;
}

/** An answer of ours, and not of something between us and the visitor. */
const isAnswer = (value: unknown): value is UploadAnswer =>
  typeof value === 'object' &&
  value !== null &&
  ['result', 'isReceived', 'location'].some((key) => key in value);

/** `fetch` does not tell how far an upload is; this older way does. */
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

/** Sends a form with a file and tells how far it is. Answers `failure` where the server does not. */
export async function sendUpload(request: Request, url: string, failure: string): Promise<UploadAnswer> {
  const failed: UploadAnswer = { result: { status: 'error', error: { '': [failure] } } };
  try {
    setProgress(0);
    const answer = await post(url, await request.formData());
    return isAnswer(answer) ? answer : failed;
  } catch {
    return failed;
  } finally {
    setProgress(undefined);
  }
}
