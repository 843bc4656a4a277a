'use client';

import { useForm } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { useState } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import type { LineRow } from './validate-lines.ts';

const filled = (value: string) => ({ value, initialValue: value, valid: true });

/** Offers to add a line for the code in the URL. The City data screen links here for codes without a meaning. */
export function AddLine() {
  const search = useSearchParams();
  const { addFieldRow, getDataByPath } = useForm();
  const [isAdded, setAdded] = useState(false);
  const code = search.get('code');
  const field = search.get('field');
  const lines = getDataByPath<LineRow[] | undefined>('lines') ?? [];
  if (!code || !field || isAdded || lines.some(({ value }) => value === code)) return null;
  const add = () => {
    const subFieldState = { field: filled(field), match: filled('exact'), value: filled(code) };
    addFieldRow({ path: 'lines', schemaPath: 'violation-codes.lines', subFieldState });
    setAdded(true);
  };
  return (
    <p>
      There is no line for {code} yet. <SmallButton onClick={add}>Add a line for it</SmallButton>
    </p>
  );
}
