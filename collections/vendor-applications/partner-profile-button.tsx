'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';

const profileSchema = z.object({ profile: z.number() });

/** Offers to list an approved vendor: opens its partner profile, which is made, as a draft, the first time. */
export function PartnerProfile() {
  const { id, data } = useDocumentInfo();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (data?.status !== 'approved') return null;
  async function open(): Promise<void> {
    setIsBusy(true);
    const answer = await callApi(`/inbox/vendor-applications/${id}/partner-profile`, profileSchema, {
      body: {},
    });
    if ('result' in answer) router.push(`/admin/collections/partners/${answer.result.profile}`);
    else setProblem(answer.problem);
    setIsBusy(false);
  }
  return (
    <div className="field-type">
      <p>An approved vendor can be listed among the partners.</p>
      <Button size="small" disabled={isBusy} onClick={() => void open()}>
        {isBusy ? 'Opening...' : 'Open the partner profile'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
