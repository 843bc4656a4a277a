import { ExternalLink } from 'lucide-react';
import type { LicenseCheck } from '#law/trades.ts';

interface LicenseChecksProps {
  licenses: readonly (LicenseCheck & { trade: string })[];
}

export const LicenseChecks = ({ licenses }: LicenseChecksProps) => (
  <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
    {licenses.map(({ trade, what, agency, url }) => (
      <li key={trade} className="border-b border-line py-3">
        <strong>{trade}</strong>
        <span className="block text-[0.94rem] text-soft">{what}</span>
        <a
          href={url}
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 text-link underline underline-offset-3"
        >
          <span>
            {agency}
            <span className="sr-only">: check a license for {trade}</span>
          </span>
          <ExternalLink aria-hidden size={16} className="shrink-0" />
        </a>
      </li>
    ))}
  </ul>
);
