'use client';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi, type Answer } from '#cms/panel/api.ts';

const entrySchema = z.object({ id: z.number(), at: z.string(), by: z.string() });

const activitySchema = z.object({
  receivedAt: z.string(),
  entries: z.array(
    z.discriminatedUnion('kind', [
      entrySchema.extend({ kind: z.literal('note'), text: z.string() }),
      entrySchema.extend({ kind: z.literal('change'), field: z.string(), from: z.string(), to: z.string() }),
    ]),
  ),
  duplicates: z.array(
    z.object({
      collection: z.string(),
      id: z.number(),
      title: z.string(),
      kind: z.string(),
      same: z.enum(['e-mail', 'company']),
      status: z.string(),
      receivedAt: z.string(),
    }),
  ),
});

export type ActivityView = z.infer<typeof activitySchema>;

interface Submission {
  collection: string | undefined;
  id: number | string | undefined;
  /** Differs once the submission was saved. */
  version: string;
}

/** The activity of a submission: loaded when it is opened, and again after each save. */
export function useActivity({ collection, id, version }: Submission) {
  const [answer, setAnswer] = useState<Answer<ActivityView>>();
  const reload = useCallback(async () => {
    if (!collection || id === undefined) return;
    setAnswer(await callApi(`/inbox/${collection}/${id}/activity`, activitySchema));
  }, [collection, id]);
  useEffect(() => {
    void reload();
  }, [reload, version]);
  return {
    activity: answer && 'result' in answer ? answer.result : undefined,
    problem: answer && 'problem' in answer ? answer.problem : undefined,
    reload,
  };
}
