import { Bell, BookOpen, ClipboardCheck, FileText, Handshake, MapPin, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PageCopy } from '#app/content/pages.server.ts';
import { Lot } from '#app/ui/lots.tsx';

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
