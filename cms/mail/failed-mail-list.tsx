'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { FailedMail } from './failed-mails.ts';
import { postForMessage } from '#cms/panel/api.ts';
import './failed-mails.css';

/** A failed mail with its times in words. */
export interface ListedMail extends Omit<FailedMail, 'since' | 'nextTry'> {
  since: string;
  nextTry: string;
}

interface RowProps {
  mail: ListedMail;
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
        {mail.tries === 1 ? 'Tried once' : `Tried ${mail.tries} times`}, first on {mail.since}
      </span>
    </td>
    <td>{mail.nextTry}</td>
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

/** Asks for a mail to be sent again, says what came of it, and shows the list anew. */
function useRetry() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const retry = async (address: string) => {
    setBusy(true);
    setSaid(await postForMessage(address));
    setBusy(false);
    router.refresh();
  };
  return { said, isBusy, retry: (address: string) => void retry(address) };
}

interface FailedMailListProps {
  mails: ListedMail[];
  /** How many there are; not all are listed where there are very many. */
  total: number;
}

const RetryAll = ({ total, isBusy, retry }: { total: number; isBusy: boolean; retry: () => void }) =>
  total > 1 && (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={retry}>
      Retry all {total}
    </Button>
  );

/** The table of failed mails, with a way to have each, or all, sent again. */
export function FailedMailList({ mails, total }: FailedMailListProps) {
  const { said, isBusy, retry } = useRetry();
  return (
    <div className="failed-mails">
      <RetryAll total={total} isBusy={isBusy} retry={() => retry('/mails/retry-all')} />
      <p className="failed-mails__said" role="status">
        {said}
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
