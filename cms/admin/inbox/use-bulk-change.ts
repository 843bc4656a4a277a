'use client';
import { useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { Where } from 'payload';
import { useState } from 'react';
import { z } from 'zod';
import type { Change } from '../../inbox/change-many.ts';
import { callApi, type Answer } from '#cms/panel/api.ts';

const outcomeSchema = z.object({
  changed: z.number(),
  refused: z.array(z.object({ id: z.number(), title: z.string(), message: z.string() })),
});

/** What became of the last change of many. */
export type BulkAnswer = Answer<z.infer<typeof outcomeSchema>>;

type Rows = { where?: Where; search?: string } | (number | string)[];

/** Changes many submissions, and shows the list anew. */
export function useBulkChange(collection: string) {
  const router = useRouter();
  const { toggleAll, count } = useSelection();
  const [outcome, setOutcome] = useState<BulkAnswer>();
  const [isBusy, setIsBusy] = useState(false);
  async function change(rows: Rows, wanted: Change): Promise<void> {
    setIsBusy(true);
    setOutcome(
      await callApi(`/inbox/${collection}/change`, outcomeSchema, { body: { rows, change: wanted } }),
    );
    setIsBusy(false);
    if (count > 0) toggleAll();
    router.refresh();
  }
  return { outcome, isBusy, change };
}
