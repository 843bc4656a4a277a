import type { PeriodsView } from '../emissions-report/period-view.ts';

/** A filing under Local Law 84, to choose from. Filings of a lot are never added up. */
export interface FilingView {
  /** "2655774-2024". */
  key: string;
  year: number;
  name: string;
  area: string;
  /** What looks wrong in it. */
  hints: string[];
  href: string;
  isChosen: boolean;
}

/** What Local Law 97 means for a building. */
export interface Ll97View {
  /** How the building has to comply; several where the buildings on the lot differ. */
  pathways: string[];
  filings: FilingView[];
  /** What the figures were computed from, or why there are none. */
  basis: string;
  isEstimate: boolean;
  cautions: string[];
  periods?: PeriodsView;
  calculator: { label: string; href: string };
}
