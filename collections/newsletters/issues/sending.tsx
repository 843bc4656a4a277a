'use client';
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useId, useState, useTransition } from 'react';
import { z } from 'zod';
import { plural } from '#law/numbers.ts';
import { callApi } from '#cms/panel/api.ts';
import '#cms/panel/own-field.css';
import './mailing.css';

const messageSchema = z.object({ message: z.string() });

export const peopleText = (people: number): string =>
  plural(people, { one: '1 person', other: `${people} people` });

export function useAction(onDone: () => void) {
  const [isBusy, start] = useTransition();
  const [outcome, setOutcome] = useState<{ message?: string; error?: string }>({});
  const run = (path: string, body: object = {}) =>
    start(async () => {
      const { result, error } = await callApi(path, messageSchema, { body });
      setOutcome(result ? { message: result.message } : { error });
      if (result) onDone();
    });
  const report = (
    <>
      <p role="status">{outcome.message}</p>
      <p role="alert" className="mailing__error">
        {outcome.error}
      </p>
    </>
  );
  return { isBusy, run, report };
}

interface SendingProps {
  path: string;
  subscribers: number;
  isDisabled: boolean;
  run: (path: string, body?: object) => void;
}

export function Sending({ path, subscribers, isDisabled, run }: SendingProps) {
  const { openModal } = useModal();
  const [at, setAt] = useState('');
  const id = useId();
  const modal = `send-now-${path}`;
  return (
    <div className="mailing__sending">
      <Button
        size="small"
        margin={false}
        disabled={isDisabled || subscribers === 0}
        onClick={() => openModal(modal)}
      >
        Send now
      </Button>
      <div className="mailing__schedule">
        <label htmlFor={id}>Or send it later (New York time)</label>
        <input
          id={id}
          className="own-field"
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isDisabled || at === ''}
          onClick={() => run(`${path}/schedule`, { at })}
        >
          Schedule
        </Button>
      </div>
      <ConfirmationModal
        modalSlug={modal}
        heading="Send it now?"
        body={`It goes to ${peopleText(subscribers)}. You can’t take emails back.`}
        confirmLabel="Send now"
        onConfirm={() => run(`${path}/send`)}
      />
    </div>
  );
}
