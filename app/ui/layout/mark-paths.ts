/** The lines of the product's mark, in a square of 24: for pages and for PDFs. */
export const MARK = { lot: 'M12 12h10v10H12z', lines: 'M2 2h20v20H2zM12 2v20M2 12h20' } as const;
