/** The product's mark: a block of four lots, one of them filled. */
export const Mark = () => (
  <svg aria-hidden width="24" height="24" viewBox="0 0 24 24" className="shrink-0">
    <path d="M12 12h10v10H12z" className="fill-lot" />
    <path d="M2 2h20v20H2zM12 2v20M2 12h20" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
