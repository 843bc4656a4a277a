import { z } from 'zod';

const answerSchema = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const UNREACHABLE = 'The upload was interrupted. Nothing was changed. Try again.';
const CANCELED = 'The upload was canceled. Nothing was changed.';

function messageIn(text: string, status: number): string {
  try {
    const { message, errors } = answerSchema.parse(JSON.parse(text));
    return message ?? errors?.map((error) => error.message).join(' ') ?? '';
  } catch {
    return `The upload failed (${status}). Nothing was changed.`;
  }
}

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Unlike `fetch`, this reports progress. */
export const uploadFile = (set: string, file: File, { signal, onProgress }: Options) =>
  new Promise<{ message: string; isStarted: boolean }>((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ set, name: file.name });
    request.open('POST', `/api/city-data/upload?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => resolve({ message: UNREACHABLE, isStarted: false }));
    request.addEventListener('abort', () => resolve({ message: CANCELED, isStarted: false }));
    request.addEventListener('load', () =>
      resolve({
        message: messageIn(request.responseText, request.status),
        isStarted: request.status === 202,
      }),
    );
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
