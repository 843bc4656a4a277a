'use client';

import {
  PublishButton as PayloadPublishButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui';
import type { PublishButtonClientProps } from 'payload';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import './no-unpublish.css';

const answerSchema = z.object({ error: z.string().optional() });

/** Payload's functions. Its form reports success even if the server responds with an error. */
function useCheckedScheduling() {
  const functions = useServerFunctions();
  return useMemo(() => {
    const schedulePublish: typeof functions.schedulePublish = async (args) => {
      const answer = await functions.schedulePublish(args);
      const { data } = answerSchema.safeParse(answer);
      if (data?.error) throw new Error(data.error);
      return answer;
    };
    return { ...functions, schedulePublish };
  }, [functions]);
}

/**
 * Payload's button, whose schedule opens on "Unpublish" for a document that was never published: Payload counts zero
 * unpublished versions of it (https://github.com/payloadcms/payload/pull/11001), although there is one in the form.
 */
export function PublishButton(props: PublishButtonClientProps) {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isDraftOnly = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isDraftOnly) setUnpublishedVersionCount(1);
  }, [isDraftOnly, setUnpublishedVersionCount]);
  return (
    <ServerFunctionsContext value={useCheckedScheduling()}>
      <PayloadPublishButton {...props} />
    </ServerFunctionsContext>
  );
}

export const NoUnpublish = () => (
  <p className="no-unpublish">This cannot be unpublished because the site needs it</p>
);
