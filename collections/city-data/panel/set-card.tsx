'use client';

import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { versionText } from '#law/buildings/facts.ts';
import type { SetStatus } from '#city-data/status-schema.ts';
import { UploadForm } from './upload-form.tsx';

interface SetCardProps {
  set: SetStatus;
  isBusy: boolean;
  onMessage: (message: string) => void;
  onEnded: (message: string, isStarted: boolean) => void;
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

export function SetCard({ set, isBusy, onMessage, onEnded }: SetCardProps) {
  const id = useId();
  const importFromCity = async () => {
    const { result, error } = await callApi('/city-data/import', started, { body: { set: set.name } });
    onEnded(result?.message ?? error ?? '', result !== undefined);
  };
  return (
    <section className="city-data__set" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{set.title}</h2>
      <Facts set={set} />
      <p className="city-data__terms">
        {set.terms}{' '}
        <a href={set.page}>
          Official page<span className="city-data__unseen"> of {set.title}</span>
        </a>
      </p>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy}
        aria-label={`Import from the city: ${set.title}`}
        onClick={() => void importFromCity()}
      >
        Import from the city
      </Button>
      <UploadForm set={set} isDisabled={isBusy} onMessage={onMessage} onEnded={onEnded} />
    </section>
  );
}
