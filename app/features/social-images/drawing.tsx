import type { ReactNode } from 'react';
import type { ModuleSlug } from '#law/modules.ts';
import { BLOCKS, FILLED_LOT, LOTS } from '#app/features/site/tax-map.tsx';
import { SOCIAL_IMAGE_SIZE } from '#app/features/site/social-image-url.ts';
import { TITLE_LINES, TITLE_WIDTH, titleSize } from './title-size.ts';

/** A copy of the light theme in app/ui/styles/site.css. A test compares the two. */
export const PALETTE = {
  paper: '#fbfaf6',
  ink: '#16202e',
  soft: '#4f5b6b',
  line: '#cfd3d6',
  lot: '#f4b942',
} as const;

export const ACCENTS: Record<ModuleSlug, string> = {
  ll97: '#2c7549',
  ll199: '#8a5a12',
  'nyc-internet': '#2a5db0',
  'nyc-plastic': '#0d7480',
  'nyc-pest': '#8a3a5c',
  cwz: '#b0471c',
};

export interface Drawing {
  title: string;
  module?: { slug: ModuleSlug; name: string };
  productName: string;
  tagline: string;
}

const Mark = () => (
  <svg width="52" height="52" viewBox="0 0 24 24">
    <path d="M12 12h10v10H12z" fill={PALETTE.lot} />
    <path d="M2 2h20v20H2zM12 2v20M2 12h20" fill="none" stroke={PALETTE.ink} strokeWidth="2" />
  </svg>
);

const Sheet = ({ children }: { children: ReactNode }) => (
  <svg
    width="800"
    height="700"
    viewBox="0 0 640 520"
    preserveAspectRatio="xMidYMid slice"
    style={{ position: 'absolute', top: -66, right: -150 }}
  >
    {children}
  </svg>
);

const TaxMap = () => (
  <>
    <Sheet>
      <path d={LOTS} fill="none" stroke={PALETTE.line} strokeWidth="0.8" />
      <path d={BLOCKS} fill="none" stroke={PALETTE.soft} strokeOpacity="0.55" strokeWidth="1.1" />
    </Sheet>
    <div
      style={{
        position: 'absolute',
        top: 0,
        left: 0,
        width: '100%',
        height: '100%',
        backgroundImage: `linear-gradient(to right, ${PALETTE.paper} 45%, ${PALETTE.paper}99 72%, ${PALETTE.paper}00 100%)`,
      }}
    />
    <Sheet>
      <path d={FILLED_LOT} fill={PALETTE.lot} stroke={PALETTE.ink} strokeWidth="1.6" />
    </Sheet>
  </>
);

/** Replaces characters that the font lacks: the 2 in CO₂ becomes a plain 2, and emoji are removed. */
const drawable = (text: string): string =>
  text
    .replace(/[\u2070-\u209f]/g, (raised) => raised.normalize('NFKC'))
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

export function SocialImage({ title: original, module, productName, tagline }: Drawing) {
  const title = drawable(original);
  const accent = module ? ACCENTS[module.slug] : PALETTE.lot;
  return (
    <div
      style={{
        ...SOCIAL_IMAGE_SIZE,
        display: 'flex',
        backgroundColor: PALETTE.paper,
        color: PALETTE.ink,
        fontFamily: 'Public Sans',
      }}
    >
      <TaxMap />
      <div
        style={{ position: 'absolute', top: 0, left: 0, width: 20, height: '100%', backgroundColor: accent }}
      />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '56px 72px 52px 88px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 38, fontWeight: 700 }}>
          <Mark />
          {productName}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
          {module ? <div style={{ fontSize: 30, fontWeight: 700, color: accent }}>{module.name}</div> : null}
          <div
            style={{
              display: 'block',
              width: TITLE_WIDTH,
              fontSize: titleSize(title),
              fontWeight: 700,
              lineHeight: 1.12,
              letterSpacing: '-0.02em',
              lineClamp: TITLE_LINES,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ fontSize: 28, color: PALETTE.soft }}>{original === tagline ? '' : tagline}</div>
      </div>
    </div>
  );
}
