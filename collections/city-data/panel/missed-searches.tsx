'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { postForMessage } from '#cms/panel/api.ts';
import type { MissedSearch } from '#city-data/missed-searches.ts';
import { Table } from './table.tsx';

export function MissedSearches({ searches }: { searches: MissedSearch[] }) {
  const router = useRouter();
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const clear = () =>
    startTransition(async () => {
      setMessage(await postForMessage('/city-data/missed-searches/clear'));
      router.refresh();
    });
  return (
    <section aria-labelledby="missed-searches">
      <h2 id="missed-searches">Searches without a result</h2>
      <p>
        What visitors typed when no building was found. House numbers are left out, and nothing about the
        visitor is recorded.
      </p>
      {searches.length === 0 ? (
        <p>None so far.</p>
      ) : (
        <>
          <Table label="Searches without a result" columns={['Search', 'Times', 'Last']}>
            {searches.map(({ text, times, lastOn }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td>{times}</td>
                <td>{lastOn}</td>
              </tr>
            ))}
          </Table>
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={clear}>
            Clear the list
          </Button>
        </>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
