'use client';
import { useField } from '@payloadcms/ui';
import { usesIn } from '#law/figures/placeholders.ts';
import { useChoices } from './use-choices.ts';
import { textsIn } from '#cms/register/texts.ts';
import '#cms/editing/save-notice.css';

interface PlaceholderWarningProps {
  path: string;
  label: string;
}

function UnknownPlaceholders({ label, uses }: { label: string; uses: string[] }) {
  const choices = useChoices();
  const known = new Set<string>(choices.map(({ use }) => use));
  const unknown = known.size === 0 ? [] : uses.filter((use) => !known.has(use));
  if (unknown.length === 0) return null;
  return (
    <p className="placeholder-warning" role="alert">
      {unknown.map((use) => `${label} uses {${use}}, which does not exist.`).join(' ')} The draft is saved,
      but cannot be published like this.
    </p>
  );
}

export function PlaceholderWarning({ path, label }: PlaceholderWarningProps) {
  const { value } = useField<unknown>({ path });
  const uses = [
    ...new Set(
      textsIn(value)
        .filter((text) => text.includes('{'))
        .flatMap(usesIn),
    ),
  ];
  return uses.length === 0 ? null : <UnknownPlaceholders label={label} uses={uses} />;
}
