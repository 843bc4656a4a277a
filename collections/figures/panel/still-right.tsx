'use client';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import '#cms/panel/figures.css';

interface StillRightProps {
  path: string;
  name?: string;
  label?: string;
}

const messageSchema = z.object({ message: z.string() });

export function StillRight({ path, name, label = 'Still right' }: StillRightProps) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [answer, setAnswer] = useState<{ message: string; isError: boolean }>();
  const press = () =>
    startTransition(async () => {
      const { result, error } = await callApi(`${path}/still-right`, messageSchema, { body: {} });
      setAnswer({ message: result?.message ?? error ?? '', isError: !result });
      if (result) router.refresh();
    });
  return (
    <span className="figures-press">
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy}
        onClick={press}
        aria-label={name && `${label}: ${name}`}
      >
        {isBusy ? 'Saving...' : label}
      </Button>
      <span role="status" className={answer?.isError ? 'figures-press__error' : undefined}>
        {answer?.message}
      </span>
    </span>
  );
}
