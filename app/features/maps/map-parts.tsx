import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export type Look = 'solid' | 'dots' | 'fewDots' | 'lines' | 'crossed' | 'own';

const STRONG = 'fill-[color-mix(in_srgb,var(--accent,var(--ink))_70%,var(--card))]';

const PATTERN = 'fill-card stroke-none';

const LINES = 'fill-none stroke-soft stroke-2';

/** Several maps on a page may repeat these ids, because the patterns are identical. */
const Patterns = () => (
  <defs>
    <pattern id="map-dots" width="16" height="16" patternUnits="userSpaceOnUse">
      <path d="M0 0h16v16H0z" className={PATTERN} />
      <circle cx="4" cy="4" r="4" className={STRONG} />
      <circle cx="12" cy="12" r="4" className={STRONG} />
    </pattern>
    <pattern id="map-few-dots" width="22" height="22" patternUnits="userSpaceOnUse">
      <path d="M0 0h22v22H0z" className={PATTERN} />
      <circle cx="5" cy="5" r="3" className={STRONG} />
      <circle cx="16" cy="16" r="3" className={STRONG} />
    </pattern>
    <pattern id="map-lines" width="18" height="18" patternUnits="userSpaceOnUse">
      <path d="M0 0h18v18H0z" className={PATTERN} />
      <path d="M-3 3 3-3M0 18 18 0M15 21l6-6" className={LINES} />
    </pattern>
    <pattern id="map-crossed" width="18" height="18" patternUnits="userSpaceOnUse">
      <path d="M0 0h18v18H0z" className={PATTERN} />
      <path d="M0 18 18 0M0 0l18 18" className={LINES} />
    </pattern>
  </defs>
);

export const LOOKS: Readonly<Record<Look, string>> = {
  solid: STRONG,
  dots: 'fill-[url(#map-dots)]',
  fewDots: 'fill-[url(#map-few-dots)]',
  lines: 'fill-[url(#map-lines)]',
  crossed: 'fill-[url(#map-crossed)]',
  own: 'fill-lot',
};

export const MapDrawing = ({
  box: { width, height },
  label,
  openAreas,
  className,
  children,
}: {
  box: { width: number; height: number };
  label?: string;
  openAreas?: string;
  className?: string;
  children: ReactNode;
}) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    className={classNames('h-auto w-full overflow-visible', className)}
  >
    <Patterns />
    {openAreas ? <path d={openAreas} className="fill-hair" /> : null}
    {children}
  </svg>
);

interface LegendEntry {
  look: Look;
  text: string;
  names?: string;
}

export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9rem] print:gap-y-0">
    {entries.map(({ look, text, names }) => (
      <li key={look} className="flex items-center gap-2">
        <svg viewBox="0 0 56 36" aria-hidden className="h-[1.1em] w-[1.7em] shrink-0">
          <rect
            x="1"
            y="1"
            width="54"
            height="34"
            className={classNames('stroke-ink stroke-2', LOOKS[look])}
          />
        </svg>
        <span className="block first-letter:uppercase">
          {text}
          {names ? <span className="hidden text-soft print:inline">: {names}</span> : null}
        </span>
      </li>
    ))}
  </ul>
);

const BOUNDARIES = 'Boundaries: NYC Department of City Planning, via NYC Open Data, 2026; simplified.';

export const MapCredits = ({ note }: { note?: string }) => (
  <p className="mt-3 text-[0.85rem] text-soft">
    {BOUNDARIES} {note}
  </p>
);
