import {
  ArrowRight,
  Bell,
  BookOpen,
  ClipboardCheck,
  FileText,
  Handshake,
  MapPin,
  type LucideIcon,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PageCopy } from '#app/content/pages.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Lot } from '#app/ui/lots.tsx';
import { TaxMap } from './tax-map.tsx';

interface HeroProps {
  productName: string;
  tagline: string;
  copy: PageCopy<'home'>['hero'];
}

/** The first thing on the home page: the tagline before the tax map. */
export const Hero = ({ productName, tagline, copy }: HeroProps) => (
  <div className="relative overflow-hidden border-b border-line">
    <TaxMap className="absolute inset-x-0 bottom-0 h-64 w-full mask-t-from-40% lg:inset-y-0 lg:left-auto lg:h-full lg:w-[56%] lg:mask-t-from-100% lg:mask-l-from-60%" />
    <PageWidth className="relative flex min-h-[30rem] flex-col justify-center pt-12 pb-72 lg:py-20">
      <h1 className="max-w-[38rem] text-[2.7rem] tracking-[-0.03em] sm:text-[3.8rem]">{tagline}</h1>
      <p className="mt-5 max-w-[34rem] text-[1.15rem] text-soft">{copy.introduction}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/about">
          <span>
            {copy.learnMoreLabel}
            <span className="sr-only"> about {productName}</span>
          </span>
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          {copy.contactLabel}
        </ButtonLink>
      </div>
    </PageWidth>
  </div>
);

type Theme = PageCopy<'home'>['themes']['items'][number];

/** Specification section 9, "General": each card of the grid follows the one before after this time. */
const STAGGER_MS = 100;

const ICONS: Record<Theme['icon'], LucideIcon> = {
  alerts: Bell,
  compliance: ClipboardCheck,
  location: MapPin,
  reports: FileText,
  partners: Handshake,
  education: BookOpen,
};

/** The feature themes. The cards rise one after the other when the visitor scrolls to them. */
export function FeatureGrid({ themes }: { themes: Theme[] }) {
  return (
    <ul data-reveal="" className="staggered flex flex-wrap border-t border-l border-line">
      {themes.map(({ icon, title, text }, index) => {
        const Icon = ICONS[icon];
        const style = { '--delay': `${index * STAGGER_MS}ms` } as CSSProperties;
        return (
          <Lot
            key={title}
            title={title}
            text={text}
            style={style}
            className="basis-[19rem]"
            icon={<Icon aria-hidden size={26} strokeWidth={1.6} className="mb-3" />}
          />
        );
      })}
    </ul>
  );
}
