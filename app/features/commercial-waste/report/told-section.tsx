import { ExternalLink } from 'lucide-react';
import { AWARDED_CARTERS } from '#law/commercial-waste/zones.ts';
import { Section } from '#app/ui/layout/section.tsx';
import type { LoadedCwzReport } from './report.server.ts';

export const ToldSection = ({ told, content }: Pick<LoadedCwzReport, 'told' | 'content'>) => (
  <Section heading={content.told.heading}>
    <dl className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {told.map(({ name, value, text }) => (
        <div key={name} className="border-t border-hair py-4 print:py-1.5">
          <dt className="text-[0.9rem] text-soft">{name}</dt>
          <dd className="mt-1">
            <strong className="font-semibold wrap-anywhere">{value}</strong>
            <span className="mt-1 block max-w-[34rem]">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="not-printed flex flex-wrap gap-x-8 gap-y-2">
      <a
        href={AWARDED_CARTERS.url}
        className="flex items-center gap-2 font-semibold text-link underline underline-offset-3"
      >
        {AWARDED_CARTERS.label} <ExternalLink aria-hidden size={16} />
      </a>
      <a href="/ll199" className="font-semibold text-link underline underline-offset-3">
        What every business must recycle, and the fines
      </a>
    </p>
  </Section>
);
