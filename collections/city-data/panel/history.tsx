'use client';

import { formatNumber } from '#law/numbers.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { versionText } from '#law/buildings/facts.ts';
import type { ImportEntry } from '#city-data/status-schema.ts';
import { Table } from './table.tsx';

const STATES = { running: 'Under way', done: 'Done', failed: 'Failed', interrupted: 'Interrupted' } as const;

export function Running({ entry, title }: { entry: ImportEntry; title: string }) {
  return (
    <section className="city-data__running" aria-labelledby="running-import">
      <h2 id="running-import">Under way: {title}</h2>
      <p aria-live="polite">{entry.step}</p>
      <p>
        {formatNumber(entry.rows_read)} rows read, {formatNumber(entry.rows_rejected)} rejected; since{' '}
        {newYorkTime(entry.started_at)}
      </p>
    </section>
  );
}

interface HistoryProps {
  entries: ImportEntry[];
  findTitle: (name: ImportEntry['set_name']) => string;
}

export function History({ entries, findTitle }: HistoryProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history">Imports</h2>
      <Table label="Imports" columns={['Set', 'Started', 'State', 'Rows', 'Rejected']}>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {findTitle(entry.set_name)} {entry.version && versionText(entry.version)}
              <span>{entry.file}</span>
            </th>
            <td>
              {newYorkTime(entry.started_at)}
              <span>{entry.started_by ?? 'Command line'}</span>
            </td>
            <td className={`city-data__state--${entry.state}`}>
              {STATES[entry.state]}
              <span>{entry.message}</span>
            </td>
            <td>{formatNumber(entry.rows_loaded)}</td>
            <td>
              {formatNumber(entry.rows_rejected)}
              {entry.rejects && (
                <a href={`/api/city-data/rejects/${entry.id}`} download>
                  Download<span className="city-data__unseen"> the rejected rows of {entry.file}</span>
                </a>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
