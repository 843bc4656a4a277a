'use client';

import { useDebounce } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi } from '../request.ts';

/** As long as somebody may pause while typing. */
const PAUSE_MS = 300;

const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const previewSchema = z.object({ mail: mailSchema.optional(), objection: z.string().optional() });

/** The last mail that could be shown, and why what is typed now cannot be. */
type Preview = z.infer<typeof previewSchema>;

export type PreviewedMail = z.infer<typeof mailSchema>;

/** What is typed on the page of a template. */
export interface TypedMail {
  key: string;
  subject: string;
  body: string;
}

/** What becomes of a mail while it is typed. Asks the server, which renders it as it would be sent. */
export function usePreview({ key, subject, body }: TypedMail): Preview {
  const [preview, setPreview] = useState<Preview>({});
  const typed = useDebounce(JSON.stringify({ key, subject, body }), PAUSE_MS);
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Preview) => setPreview(({ mail }) => ({ mail, ...next }));
    const { signal } = controller;
    const body = JSON.parse(typed) as TypedMail;
    void callApi('/mail-templates/preview', previewSchema, { body, signal }).then((answer) => {
      if (signal.aborted) return;
      show('result' in answer ? answer.result : { objection: answer.problem });
    });
    return () => controller.abort();
  }, [typed]);
  return preview;
}
