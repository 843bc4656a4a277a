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
import { callApi } from '#cms/panel/api.ts';
import './no-unpublish.css';

const checkSchema = z.object({ obstacle: z.string().optional() });

/** Payload's functions, of which the one that schedules first asks whether the draft could be published as it is. */
function useCheckedScheduling() {
  const functions = useServerFunctions();
  return useMemo(() => {
    const schedulePublish: typeof functions.schedulePublish = async (args) => {
      if (args.type === 'publish' && args.date) {
        const body = { collection: args.doc?.relationTo, id: args.doc?.value, global: args.global };
        const { result, error } = await callApi('/publications/check', checkSchema, { body });
        const obstacle = error ?? result?.obstacle;
        if (obstacle) throw new Error(`Not scheduled. ${obstacle}`);
      }
      return functions.schedulePublish(args);
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
