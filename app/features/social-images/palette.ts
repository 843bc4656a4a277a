import type { ModuleSlug } from '#app/regulations/index.ts';

/** The colours of app/ui/styles/site.css in its light form, which a test holds against this list. */
export const PALETTE = {
  paper: '#fbfaf6',
  ink: '#16202e',
  soft: '#4f5b6b',
  line: '#cfd3d6',
  lot: '#f4b942',
} as const;

/** The accent of each module. */
export const ACCENTS: Record<ModuleSlug, string> = {
  ll97: '#2c7549',
  ll199: '#8a5a12',
  'nyc-internet': '#2a5db0',
  'nyc-plastic': '#0d7480',
  'nyc-pest': '#8a3a5c',
  cwz: '#b0471c',
};
