import { MARK } from './mark-paths.ts';

/** The product's mark: a block of four lots, one of them filled. */
export const Mark = () => (
  <svg aria-hidden width="24" height="24" viewBox="0 0 24 24" className="shrink-0">
    <path d={MARK.lot} className="fill-lot" />
    <path d={MARK.lines} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
