'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { FailedMail } from './failed-mails.ts';
import { postForMessage } from '#cms/panel/api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import './failed-mails.css';

interface RowProps {
  mail: FailedMail;
  isBusy: boolean;
  retry: () => void;
}

const Row = ({ mail, isBusy, retry }: RowProps) => (
  <tr>
    <th scope="row">
      {mail.subject}
      <span>{mail.recipient}</span>
    </th>
    <td>
      {mail.reason}
      <span>
        {mail.tries === 1 ? 'Tried once' : `Tried ${mail.tries} times`}, first on {newYorkTime(mail.since)}
      </span>
    </td>
    <td>{mail.nextTry ? newYorkTime(mail.nextTry) : 'Given up'}</td>
    <td>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy}
        aria-label={`Retry the mail to ${mail.recipient}`}
        onClick={retry}
      >
        Retry
      </Button>
    </td>
  </tr>
);

function useRetry() {
  const router = useRouter();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const retry = async (address: string) => {
    setBusy(true);
    setMessage(await postForMessage(address));
    setBusy(false);
    router.refresh();
  };
  return { message, isBusy, retry: (address: string) => void retry(address) };
}

interface FailedMailListProps {
  mails: FailedMail[];
  /** How many there are: a very long list is cut. */
  total: number;
}

const RetryAll = ({ total, isBusy, retry }: { total: number; isBusy: boolean; retry: () => void }) =>
  total > 1 && (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={retry}>
      Retry all {total}
    </Button>
  );

export function FailedMailList({ mails, total }: FailedMailListProps) {
  const { message, isBusy, retry } = useRetry();
  return (
    <div className="failed-mails">
      <RetryAll total={total} isBusy={isBusy} retry={() => retry('/mails/retry-all')} />
      <p className="failed-mails__message" role="status">
        {message}
      </p>
      {mails.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Mail</th>
              <th scope="col">What went wrong</th>
              <th scope="col">Next try</th>
              <th scope="col">
                <span className="failed-mails__unseen">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} isBusy={isBusy} retry={() => retry(`/mails/${mail.id}/retry`)} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
