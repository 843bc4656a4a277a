const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** The number that a visitor typed in digits, with or without commas: "12,500.5". NaN for anything else. */
export const readNumber = (typed: string): number =>
  NUMBER.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;

const AREA_UNIT = /(?:gross )?(?:g?sf|sq(?:uare|\.)?\s?f(?:ee|oo)?t|ft2|ft²)\.?$/i;

/** An area as people write it, without its unit: "20,000 sq ft", "20000 sf", "20,000 square feet". */
export const withoutAreaUnit = (typed: string): string => typed.replace(AREA_UNIT, '').trimEnd();
