'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';

/** A button on an article that creates a newsletter issue from it and opens the issue. */
export function MakeIssue() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const [error, setError] = useState<string>();
  if (!hasPublishedDoc) return null;
  const make = () =>
    start(async () => {
      const path = `/newsletter-issues/of-article/${id}`;
      const made = await callApi(path, z.object({ id: z.number() }), { body: {} });
      setError(made.error);
      if (made.result) router.push(`/admin/collections/newsletter-issues/${made.result.id}`);
    });
  return (
    <div className="field-type">
      <Button size="small" margin={false} buttonStyle="secondary" disabled={isBusy} onClick={make}>
        Make an issue of this article
      </Button>
      <p role="alert" className="mailing__error">
        {error}
      </p>
    </div>
  );
}
