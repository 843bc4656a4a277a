'use client';
import { useField } from '@payloadcms/ui';
import { newsletterName } from '#law/modules.ts';
import { ReadOnlyText } from '#cms/panel/read-only-value.tsx';

const displayName = (source: unknown): string => {
  const name = typeof source === 'string' ? newsletterName(source) : '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

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
