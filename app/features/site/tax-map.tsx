import { BLOCKS, FILLED_LOT, LOTS } from './tax-map-paths.ts';

/** The product's motif: a tax map with one lot filled. */
export const TaxMap = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 640 520" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
    <path d={LOTS} fill="none" className="stroke-line" strokeWidth="0.8" />
    <path d={BLOCKS} fill="none" className="stroke-soft" strokeWidth="1.1" strokeOpacity="0.7" />
    <path d={FILLED_LOT} className="fill-lot stroke-ink" strokeWidth="1.6" />
  </svg>
);
