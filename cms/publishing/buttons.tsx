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
 * Selects "Publish" in the schedule of a document that was never published. Payload selects "Unpublish", because
 * its count of unpublished versions is 0: https://github.com/payloadcms/payload/pull/11001
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
