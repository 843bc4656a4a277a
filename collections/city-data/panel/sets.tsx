'use client';

import { Fragment, useEffect, useRef, useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import { RECORD_SETS } from '#law/city-record/rows.ts';
import { History, Running } from './history.tsx';
import { describeMissing, type ImportEntry, type Status, statusSchema } from '#city-data/status-schema.ts';
import { SetCard } from './set-card.tsx';

const WHILE_RUNNING_MS = 1000;
const OTHERWISE_MS = 10_000;

const STARTING_MS = 8000;

const GROUPS = [
  { title: 'Facts about lots', isRecords: false },
  { title: 'The city’s record', isRecords: true },
];

const isRecordSet = (name: string): boolean => RECORD_SETS.some((each) => each === name);

const isOver = ({ state }: ImportEntry): boolean => state !== 'running';

export function Sets({ initial }: { initial: Status }) {
  const [status, setStatus] = useState(initial);
  const [message, setMessage] = useState('');
  const [startedAt, setStartedAt] = useState(0);
  const messageElement = useRef<HTMLParagraphElement>(null);
  const lastEnded = useRef(initial.history.find(isOver)?.id);
  const isStarting = !status.running && startedAt > 0;
  const isBusy = status.running !== undefined || isStarting;
  const findTitle = (name: ImportEntry['set_name']) =>
    status.sets.find((set) => set.name === name)?.title ?? name;

  useEffect(() => {
    const refresh = async () => {
      const { result, error } = await callApi('/city-data/status', statusSchema);
      if (error !== undefined) setMessage(error);
      if (!result) return;
      setStatus(result);
      const ended = result.history.find(isOver);
      const hasEnded = ended !== undefined && ended.id !== lastEnded.current;
      if (hasEnded) setMessage(ended.message ?? '');
      lastEnded.current = ended?.id;
      if (result.running || hasEnded || Date.now() - startedAt > STARTING_MS) setStartedAt(0);
    };
    const timer = setInterval(() => void refresh(), isBusy ? WHILE_RUNNING_MS : OTHERWISE_MS);
    return () => clearInterval(timer);
  }, [isBusy, startedAt]);

  const onEnded = (text: string, isStarted: boolean) => {
    setMessage(text);
    if (isStarted) setStartedAt(Date.now());
    // Focus the message, because the clicked button is now disabled or gone.
    messageElement.current?.focus();
  };

  return (
    <>
      <p>
        What the site knows about lots, addresses and filings, and what the city has on record. An import
        either replaces a whole set or changes nothing. The site stays up meanwhile.
      </p>
      {status.missing.length > 0 && (
        <p>{describeMissing(status.missing.map(findTitle), status.loadsItself)}</p>
      )}
      <p ref={messageElement} className="city-data__message" role="status" tabIndex={-1}>
        {message}
      </p>
      {status.running && <Running entry={status.running} title={findTitle(status.running.set_name)} />}
      {GROUPS.map(({ title, isRecords }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <div className="city-data__sets">
            {status.sets
              .filter(({ name }) => isRecords === isRecordSet(name))
              .map((set) => (
                <SetCard key={set.name} set={set} isCompact={isRecords} isBusy={isBusy} onEnded={onEnded} />
              ))}
          </div>
        </Fragment>
      ))}
      <History entries={status.history.filter(isOver)} findTitle={findTitle} />
    </>
  );
}
