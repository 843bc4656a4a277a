'use client';
import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useApi } from '#cms/panel/use-api.ts';
import { scheduledSchema, scheduleSentence } from './schedule-sentence.ts';

const publicationSchema = z.object({ scheduled: z.array(scheduledSchema), page: z.string().optional() });

function useJustPublished(): boolean {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const isLive = hasPublishedDoc && unpublishedVersionCount === 0;
  const [state, setState] = useState({ wasDraft: false, isPublished: false });
  useEffect(() => {
    setState(({ wasDraft }) => ({ wasDraft: !isLive, isPublished: isLive && wasDraft }));
  }, [isLive]);
  return state.isPublished;
}

export function PublicationNotice() {
  const { collectionSlug, globalSlug, id, data } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const isPublished = useJustPublished();
  const query = globalSlug ? `global=${globalSlug}` : `collection=${collectionSlug}&id=${id}`;
  const isKnown = Boolean(globalSlug ?? id) && data?._status !== undefined;
  const version = `${isModalOpen(`schedule-publish-${id}`)} ${isPublished}`;
  const { result } = useApi(isKnown ? `/publications?${query}` : undefined, publicationSchema, { version });
  return (
    <>
      {isPublished && (
        <span>
          Published.{' '}
          {result?.page && (
            <a href={result.page} target="_blank" rel="noreferrer">
              See the page.
            </a>
          )}
        </span>
      )}
      {result?.scheduled.map((each) => (
        <span key={each.at}>{scheduleSentence(each)}</span>
      ))}
    </>
  );
}
