'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { plural } from '#law/numbers.ts';
import { postForMessage } from '#cms/panel/api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import type { FailedMail } from './failed-mails.ts';
import './failed-mails.css';

interface FailedMailListProps {
  mails: FailedMail[];
  total: number;
}

export function FailedMailList({ mails, total }: FailedMailListProps) {
  const router = useRouter();
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const retry = (path: string) =>
    startTransition(async () => {
      setMessage(await postForMessage(path));
      router.refresh();
    });
  const secondary = { buttonStyle: 'secondary', size: 'small', disabled: isBusy } as const;
  return (
    <div className="failed-mails">
      {total > 1 && (
        <Button {...secondary} onClick={() => retry('/mails/retry-all')}>
          Retry all {total}
        </Button>
      )}
      <p className="failed-mails__message" role="status">
        {message}
      </p>
      {mails.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Email</th>
              <th scope="col">What went wrong</th>
              <th scope="col">Next try</th>
              <th scope="col">
                <span className="failed-mails__unseen">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, subject, recipient, reason, tries, since, nextTry }) => (
              <tr key={id}>
                <th scope="row">
                  {subject}
                  <span>{recipient}</span>
                </th>
                <td>
                  {reason}
                  <span>
                    {plural(tries, { one: 'Tried once', other: `Tried ${tries} times` })}, first on{' '}
                    {newYorkTime(since)}
                  </span>
                </td>
                <td>{nextTry ? newYorkTime(nextTry) : 'Given up'}</td>
                <td>
                  <Button
                    {...secondary}
                    aria-label={`Retry the email to ${recipient}`}
                    onClick={() => retry(`/mails/${id}/retry`)}
                  >
                    Retry
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
