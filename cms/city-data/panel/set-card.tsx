'use client';

import { Button } from '@payloadcms/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { versionText } from '../sets/version-text.ts';
import type { SetStatus } from './schema.ts';
import { uploadFile } from './upload-file.ts';

interface SetCardProps {
  set: SetStatus;
  isBusy: boolean;
  onStarted: (message: string, isStarted: boolean) => void;
}

const started = z.object({ message: z.string() });

function Facts({ set: { loaded, unit, cadenceDays, agency } }: Pick<SetCardProps, 'set'>) {
  const months = Math.round(cadenceDays / 30);
  return (
    <dl>
      <dt>Version</dt>
      <dd>{loaded ? versionText(loaded.version) : 'Not loaded'}</dd>
      {loaded && (
        <>
          <dt>Rows</dt>
          <dd>
            {loaded.rows.toLocaleString('en-US')} {unit}
          </dd>
          <dt>Loaded</dt>
          <dd>{loaded.isShipped ? 'Came with the product' : newYorkTime(loaded.importedAt)}</dd>
        </>
      )}
      <dt>Published</dt>
      <dd>
        By the {agency}, every {months} months
        {loaded?.isOld && (
          <strong className="city-data__old">
            This version is {loaded.ageDays} days old. Look for a new one.
          </strong>
        )}
      </dd>
    </dl>
  );
}

/** A set: what is loaded of it, and two ways to load it. */
export function SetCard({ set, isBusy, onStarted }: SetCardProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const isUploading = progress !== undefined;
  const isDisabled = isBusy || isUploading;

  const importFromCity = async () => {
    const { result, error } = await callApi('/city-data/import', started, { body: { set: set.name } });
    onStarted(result?.message ?? error ?? '', result !== undefined);
  };
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setProgress(0);
    const { message, isStarted } = await uploadFile(set.name, file, setProgress);
    setProgress(undefined);
    onStarted(message, isStarted);
    if (input.current) input.current.value = '';
  };

  return (
    <section className="city-data__set" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{set.title}</h2>
      <Facts set={set} />
      <p className="city-data__terms">
        {set.terms} <a href={set.page}>Official page</a>
      </p>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isDisabled}
        aria-label={`Import ${set.title} from the city`}
        onClick={() => void importFromCity()}
      >
        Import from the city
      </Button>
      <label className="city-data__upload" htmlFor={`${id}-file`}>
        Or upload a file
        <input
          id={`${id}-file`}
          ref={input}
          type="file"
          accept=".csv,.txt,.zip,.gz,.xlsx"
          disabled={isDisabled}
          aria-describedby={`${id}-help`}
          onChange={(event) => void upload(event)}
        />
      </label>
      <p id={`${id}-help`} className="city-data__terms">
        {set.byHand}
      </p>
      {isUploading && (
        <p role="status">
          <progress max={1} value={progress} aria-label="Upload" /> {Math.round(progress * 100)}% uploaded
        </p>
      )}
    </section>
  );
}
