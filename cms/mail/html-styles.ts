import type { CSSProperties } from 'react';

/** Copied from the site's light theme, because emails cannot use its stylesheet. A test compares the two. */
export const LIGHT = {
  paper: '#fbfaf6',
  card: '#ffffff',
  ink: '#16202e',
  soft: '#4f5b6b',
  line: '#cfd3d6',
  lot: '#f4b942',
  link: '#0b5a8c',
} as const;

export const DARK = {
  paper: '#10161f',
  card: '#161e29',
  ink: '#eef1f4',
  soft: '#a9b4c1',
  line: '#324053',
  link: '#8cc6f0',
} as const;

const FONT = "'Public Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const text: CSSProperties = { fontFamily: FONT, fontSize: 16, lineHeight: '26px', color: LIGHT.ink };

/** Inline styles, because few email clients support stylesheets. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: LIGHT.paper },
  page: { width: '100%', maxWidth: 600, margin: '0 auto', padding: '28px 16px' },
  brand: { ...text, margin: 0, fontSize: 20, lineHeight: '24px', fontWeight: 700 },
  mark: { width: 26, borderCollapse: 'collapse' },
  lot: { width: 11, height: 11, padding: 0, fontSize: 0, lineHeight: 0, border: `2px solid ${LIGHT.ink}` },
  filled: { backgroundColor: LIGHT.lot },
  markCell: { width: 36 },
  card: {
    marginTop: 20,
    padding: '12px 24px',
    backgroundColor: LIGHT.card,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: 4,
    borderCollapse: 'separate',
  },
  paragraph: { ...text, margin: '14px 0', overflowWrap: 'anywhere' },
  heading: { fontSize: 20, lineHeight: '26px' },
  link: { color: LIGHT.link, textDecoration: 'underline', overflowWrap: 'anywhere' },
  button: {
    ...text,
    margin: '6px 0 4px',
    padding: '11px 20px',
    backgroundColor: LIGHT.ink,
    color: LIGHT.paper,
    borderRadius: 4,
    fontWeight: 600,
    lineHeight: '22px',
    textDecoration: 'none',
  },
  footer: { ...text, margin: '18px 0 0', fontSize: 14, lineHeight: '22px', color: LIGHT.soft },
} as const satisfies Record<string, CSSProperties>;

export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${DARK.paper} !important; }
  .card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .lot { border-color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .link { color: ${DARK.link} !important; }
  .button { background-color: ${DARK.ink} !important; color: ${DARK.paper} !important; }
}`;
