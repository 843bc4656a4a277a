'use client';
import { useField } from '@payloadcms/ui';
import { capitalized } from '#law/figures/figure-kinds.ts';
import { newsletterName } from '#law/modules.ts';
import { ReadOnlyText } from '#cms/panel/read-only-value.tsx';

const displayName = (source: unknown): string =>
  typeof source === 'string' ? capitalized(newsletterName(source)) : '';

export const NewsletterSourceCell = ({ cellData }: { cellData: unknown }) => (
  <span>{displayName(cellData)}</span>
);

export function NewsletterSource({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  return (
    <ReadOnlyText label="Signed up for" path={path}>
      {displayName(value)}
    </ReadOnlyText>
  );
}
