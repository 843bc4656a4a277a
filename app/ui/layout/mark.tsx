export const MARK = { lot: 'M12 12h10v10H12z', lines: 'M2 2h20v20H2zM12 2v20M2 12h20' } as const;

export const Mark = () => (
  <svg aria-hidden width="24" height="24" viewBox="0 0 24 24" className="shrink-0">
    <path d={MARK.lot} className="fill-lot" />
    <path d={MARK.lines} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
