'use client';
import { useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { Where } from 'payload';
import { useState } from 'react';
import { z } from 'zod';
import { type Answer, callApi } from '#cms/panel/api.ts';
import type { BulkChange } from '../bulk-change.ts';

const resultSchema = z.object({
  changed: z.number(),
  failed: z.array(z.object({ id: z.number(), title: z.string(), message: z.string() })),
});

type Result = Answer<z.infer<typeof resultSchema>>;

type Rows = { where?: Where; search?: string } | (number | string)[];

/** Changes many submissions, and reloads the list. */
export function useBulkChange(collection: string) {
  const router = useRouter();
  const { toggleAll, count } = useSelection();
  const [result, setResult] = useState<Result>();
  const [isBusy, setIsBusy] = useState(false);
  async function change(rows: Rows, wanted: BulkChange): Promise<void> {
    setIsBusy(true);
    setResult(await callApi(`/inbox/${collection}/change`, resultSchema, { body: { rows, change: wanted } }));
    setIsBusy(false);
    if (count > 0) toggleAll();
    router.refresh();
  }
  return { result, isBusy, change };
}

interface BulkResultProps {
  collection: string;
  result: Result | undefined;
}

const countText = (count: number): string => (count === 1 ? '1 was' : `${count || 'None'} were`);

function ResultText({ collection, result }: BulkResultProps) {
  if (!result) return null;
  if ('problem' in result) return <p>{result.problem}</p>;
  const { changed, failed } = result.result;
  return (
    <>
      <p>
        {countText(changed)} changed. {failed.length > 0 && `${countText(failed.length)} not:`}
      </p>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ id, title, message }) => (
            <li key={id}>
              <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The result of a bulk change: how many submissions were changed, and why each of the others was not. */
export function BulkResult(props: BulkResultProps) {
  const { result } = props;
  const hasFailed = result && ('problem' in result || result.result.failed.length > 0);
  return (
    <div role="status" className={`inbox-bulk__result ${hasFailed ? 'inbox-bulk__result--failed' : ''}`}>
      <ResultText {...props} />
    </div>
  );
}
