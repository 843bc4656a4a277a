'use client';

import { PublishButton as PayloadPublishButton, useDocumentInfo } from '@payloadcms/ui';
import type { PublishButtonClientProps } from 'payload';
import { useEffect } from 'react';
import './no-unpublish.css';

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
  return <PayloadPublishButton {...props} />;
}

export const NoUnpublish = () => (
  <p className="no-unpublish">This cannot be unpublished because the site needs it</p>
);
