const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** Reads a number with or without commas, such as "12,500.5". Returns NaN for any other text. */
export const readNumber = (typed: string): number =>
  NUMBER.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;

const AREA_UNIT = /(?:gross )?(?:g?sf|sq(?:uare|\.)?\s?f(?:ee|oo)?t|ft2|ft²)\.?$/i;

/** Accepts "20,000 sq ft", "20000 sf", and "20,000 square feet". */
export const withoutAreaUnit = (typed: string): string => typed.replace(AREA_UNIT, '').trimEnd();
