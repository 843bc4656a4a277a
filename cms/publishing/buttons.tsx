'use client';

import { PublishButton as PayloadPublishButton, useDocumentInfo } from '@payloadcms/ui';
import type { PublishButtonClientProps } from 'payload';
import { useEffect } from 'react';
import './no-unpublish.css';

/**
 * Payload's button. Payload counts no unpublished versions of a document that was never published, and therefore opens
 * its schedule on "Unpublish": such a document has at least the version in the form.
 */
export function PublishButton(props: PublishButtonClientProps) {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isDraftOnly = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isDraftOnly) setUnpublishedVersionCount(1);
  }, [isDraftOnly, setUnpublishedVersionCount]);
  return <PayloadPublishButton {...props} />;
}

/** Stands in the menu where Payload offers "Unpublish", and says why nobody can. */
export const NoUnpublish = () => (
  <p className="no-unpublish">The site needs this, so it cannot be unpublished</p>
);
