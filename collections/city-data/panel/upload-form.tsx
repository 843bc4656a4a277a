'use client';

import { Button } from '@payloadcms/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import type { SetStatus } from '#city-data/status-schema.ts';
import { uploadFile } from './upload-file.ts';

interface UploadFormProps {
  set: SetStatus;
  isDisabled: boolean;
  onMessage: (message: string) => void;
  onEnded: (message: string, isStarted: boolean) => void;
}

interface Upload {
  share: number;
  cancel: () => void;
}

export function UploadForm({ set, isDisabled, onMessage, onEnded }: UploadFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<Upload>();

  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) return;
    const controller = new AbortController();
    const cancel = () => controller.abort();
    setUpload({ share: 0, cancel });
    onMessage(`Uploading ${file.name}.`);
    const { message, isStarted } = await uploadFile(set.name, file, {
      signal: controller.signal,
      onProgress: (share) => setUpload({ share, cancel }),
    });
    setUpload(undefined);
    if (isStarted && input.current) input.current.value = '';
    onEnded(message, isStarted);
  };

  return (
    <form onSubmit={(event) => void start(event)}>
      <label className="city-data__upload" htmlFor={`${id}-file`}>
        Or upload a file<span className="city-data__unseen"> of {set.title}</span>
        <input
          id={`${id}-file`}
          ref={input}
          type="file"
          accept=".csv,.txt,.zip,.gz,.xlsx"
          required
          disabled={isDisabled || upload !== undefined}
          aria-describedby={`${id}-help`}
        />
      </label>
      <p id={`${id}-help`} className="city-data__terms">
        {set.byHand}
      </p>
      {upload ? (
        <>
          <p>
            <progress max={1} value={upload.share} aria-label={`Upload of ${set.title}`} />{' '}
            {Math.round(upload.share * 100)}% uploaded
          </p>
          <Button
            buttonStyle="secondary"
            size="small"
            aria-label={`Cancel the upload of ${set.title}`}
            extraButtonProps={{ autoFocus: true }}
            onClick={upload.cancel}
          >
            Cancel
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          buttonStyle="secondary"
          size="small"
          disabled={isDisabled}
          aria-label={`Upload and import: ${set.title}`}
        >
          Upload and import
        </Button>
      )}
    </form>
  );
}
