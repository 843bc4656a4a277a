'use client';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';

const profileSchema = z.object({ profile: z.number() });

export function PartnerProfileButton({ application }: { application: number | string }) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [error, setError] = useState<string>();
  async function open(): Promise<void> {
    const path = `/inbox/partner-profile/${application}`;
    const response = await callApi(path, profileSchema, { body: {} });
    setError(response.error);
    if (response.result) router.push(`/admin/collections/partners/${response.result.profile}`);
  }
  return (
    <div className="field-type">
      <p>Once approved, a vendor can be listed in the partner directory.</p>
      <Button size="small" disabled={isBusy} onClick={() => startTransition(open)}>
        {isBusy ? 'Opening...' : 'Open the partner profile'}
      </Button>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
