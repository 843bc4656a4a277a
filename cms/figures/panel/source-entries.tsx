'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { longDay } from '#app/regulations/figures/kinds.ts';
import { callApi } from '#cms/panel/api.ts';
import './figures.css';
import { StillRight } from './still-right.tsx';

const entriesSchema = z.object({
  entries: z.array(
    z.object({ collection: z.string(), id: z.number(), title: z.string(), checkedOn: z.string() }),
  ),
});

type Entries = z.infer<typeof entriesSchema>['entries'];

/** What was read in a source, the longest unchecked first, and a button that says that all of it is still right. */
export function SourceEntries() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [entries, setEntries] = useState<Entries>([]);
  useEffect(() => {
    if (id === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void callApi(`/sources/${id}/entries`, entriesSchema, { signal }).then(({ result }) => {
      if (!signal.aborted && result) setEntries(result.entries);
    });
    return () => controller.abort();
  }, [id, lastUpdateTime]);
  if (id === undefined || entries.length === 0) return null;
  return (
    <section className="field-type figures-panel" aria-labelledby="source-entries">
      <h3 id="source-entries">Taken from this source</h3>
      <StillRight path={`/sources/${id}`} label={`All ${entries.length} are still right`} />
      <ul>
        {entries.map(({ collection, id: entry, title, checkedOn }) => (
          <li key={`${collection}-${entry}`}>
            <a href={`/admin/collections/${collection}/${entry}`}>{title}</a>{' '}
            <span className="figures-panel__kind">checked on {longDay(checkedOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
