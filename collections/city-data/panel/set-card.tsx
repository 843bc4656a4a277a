'use client';

import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { versionText } from '#law/buildings/facts.ts';
import { formatNumber, plural } from '#law/numbers.ts';
import type { SetStatus } from '#city-data/status-schema.ts';

interface SetCardProps {
  set: SetStatus;
  /** Hides rarely used controls and details. */
  isCompact: boolean;
  isBusy: boolean;
  onEnded: (message: string, isStarted: boolean) => void;
}

const started = z.object({ message: z.string() });

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
const YEAR_MONTHS = 12;

function cadenceText(days: number): string {
  if (days < WEEK_DAYS) return 'every few days';
  const months = Math.round(days / MONTH_DAYS);
  if (months <= 1) return 'every month';
  return months < YEAR_MONTHS ? `every ${months} months` : 'every year';
}

function SyncFacts({ checkedAt, error, failedAt }: NonNullable<SetStatus['sync']>) {
  return (
    <>
      <dt>Synced</dt>
      <dd>
        {checkedAt ? newYorkTime(checkedAt) : 'Not yet'}
        {error && (
          <strong className="city-data__old">
            {failedAt && `${newYorkTime(failedAt)}: `}
            {error}
          </strong>
        )}
      </dd>
    </>
  );
}

function editionText(
  { version, asOf, ageDays }: NonNullable<SetStatus['loaded']>,
  sync: SetStatus['sync'],
): string {
  if (!sync || sync.isEdition) return versionText(version);
  const days = Math.max(ageDays, 0);
  return `${newYorkTime(asOf)}, ${days} ${plural(days, { one: 'day', other: 'days' })} old`;
}

function Facts({ set: { loaded, unit, cadenceDays, agency, sync } }: Pick<SetCardProps, 'set'>) {
  return (
    <dl>
      <dt>{sync && !sync.isEdition ? 'As of' : 'Version'}</dt>
      <dd>{loaded ? editionText(loaded, sync) : 'Not loaded'}</dd>
      {loaded && (
        <>
          <dt>Rows</dt>
          <dd>
            {formatNumber(loaded.rows)} {unit}
          </dd>
          <dt>Loaded</dt>
          <dd>{loaded.isShipped ? 'Came with the product' : newYorkTime(loaded.importedAt)}</dd>
        </>
      )}
      {sync && <SyncFacts {...sync} />}
      <dt>Published</dt>
      <dd>
        By the {agency}, {cadenceText(cadenceDays)}
        {loaded?.isOld && (
          <strong className="city-data__old">
            {sync
              ? `The loaded data is ${loaded.ageDays} days old. Sync it, or import it.`
              : `This version is ${loaded.ageDays} days old. Look for a new one.`}
          </strong>
        )}
      </dd>
    </dl>
  );
}

export function SetCard({ set, isCompact, isBusy, onEnded }: SetCardProps) {
  const id = useId();
  const importFromCity = async () => {
    const { result, error } = await callApi('/city-data/import', started, { body: { set: set.name } });
    onEnded(result?.message ?? error ?? '', result !== undefined);
  };
  const unseenTitle = <span className="city-data__unseen"> of {set.title}</span>;
  const controls = (
    <>
      <p className="city-data__terms">
        {set.terms} <a href={set.page}>Official page{unseenTitle}</a>
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
    </>
  );
  return (
    <section className="city-data__set" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{set.title}</h3>
      <Facts set={set} />
      {isCompact ? (
        <details>
          <summary>Import{unseenTitle}</summary>
          {controls}
        </details>
      ) : (
        controls
      )}
    </section>
  );
}
