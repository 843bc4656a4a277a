'use client';

import { useEffect, useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import { History, Running } from './history.tsx';
import { type Status, statusSchema } from './schema.ts';
import { SetCard } from './set-card.tsx';

const WHILE_RUNNING_MS = 1000;
const OTHERWISE_MS = 10_000;

/** After an import was started, until its process has said so itself. */
const STARTING_MS = 8000;

/** The sets, the import that is under way, and those before it; asked for again and again. */
export function Sets({ initial }: { initial: Status }) {
  const [status, setStatus] = useState(initial);
  const [message, setMessage] = useState('');
  const [startedAt, setStartedAt] = useState(0);
  const isStarting = !status.running && startedAt > 0;
  const isBusy = status.running !== undefined || isStarting;

  useEffect(() => {
    const refresh = async () => {
      const { result, error } = await callApi('/city-data/status', statusSchema);
      if (error !== undefined) setMessage(error);
      if (!result) return;
      setStatus(result);
      if (result.running || Date.now() - startedAt > STARTING_MS) setStartedAt(0);
    };
    const timer = setInterval(() => void refresh(), isBusy ? WHILE_RUNNING_MS : OTHERWISE_MS);
    return () => clearInterval(timer);
  }, [isBusy, startedAt]);

  const onStarted = (text: string, isStarted: boolean) => {
    setMessage(text);
    if (isStarted) setStartedAt(Date.now());
  };

  return (
    <>
      <p>
        What the site knows about lots, addresses and filings. An import replaces a set as a whole, or changes
        nothing, while visitors go on reading.
      </p>
      <p className="city-data__message" role="status">
        {message}
      </p>
      {status.running && <Running entry={status.running} />}
      <div className="city-data__sets">
        {status.sets.map((set) => (
          <SetCard key={set.name} set={set} isBusy={isBusy} onStarted={onStarted} />
        ))}
      </div>
      <History entries={status.history.filter(({ state }) => state !== 'running')} />
    </>
  );
}
