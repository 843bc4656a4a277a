import type { CorrectableFact } from '#app/regulations/obligations/facts.ts';
import type { LocatorView } from '#app/features/maps/locator.server.ts';
import type { FactRow } from './facts-view.ts';
import type { FieldView } from './fields-view.ts';
import type { LineGroup } from './line-view.ts';
import type { Ll97View } from './ll97-view.ts';
import type { WasteView } from './waste-view.ts';
import type { YearAhead } from './year-ahead.ts';
import type { OfficialLink } from '#app/content/official-links.server.ts';

/** One of several buildings on a lot. */
export interface LotBuildingView {
  bin: number;
  address?: string;
  /** "Pathway 2 of Local Law 97: Article 320 from 2035"; absent where the list by building is not loaded. */
  pathway?: string;
  href: string;
  isChosen: boolean;
}

export interface NextDateView {
  id: string;
  /** ISO 8601. */
  day: string;
  when: string;
  title: string;
  /** "Likely", "Check", or nothing where the law applies. */
  mark?: string;
  /** What is due before that day. */
  note?: string;
}

/** What visitors take along. The addresses have their replies and figures. */
export interface BuildingLinks {
  /** With host, for sharing. */
  share: string;
  mistake: string;
  /** Files are for lots: a described building has none. */
  json?: string;
  /** The second has the scheme of calendar programs, which then keep it up to date. */
  calendar?: { file: string; subscription: string };
}

export interface BuildingView {
  /** Absent for a building that a visitor described without an address. */
  bbl?: string;
  title: string;
  /** "Manhattan", "block 835, lot 41". */
  identity: { label: string; value: string; note?: string }[];
  /** How many laws there are of each answer, as a sentence. */
  summary: string;
  isListed: boolean;
  /** The visitor's replies and corrections: see `answersText`. Empty without any. */
  answers: string;
  rejected: { name: CorrectableFact; label: string }[];
  /** Said above everything else: a list that is missing, a lot with several pathways. */
  notices: string[];
  facts: FactRow[];
  fields: FieldView[];
  /** What the fields' form keeps: replies, BIN and filing. */
  keptByFields: { name: string; value: string }[];
  /** The page's own address, without a query. */
  path: string;
  lot?: { count: number; buildings: LotBuildingView[]; pathways?: string };
  /** Where in its borough the building is, where its district is known. */
  locator?: LocatorView;
  next: NextDateView[];
  year: YearAhead;
  /** Says that laws which depend on a question have earlier days. */
  earlier?: string;
  groups: LineGroup[];
  /** How many questions are open. */
  openQuestions: number;
  questionsUrl: string;
  ll97?: Ll97View;
  waste?: WasteView;
  waysOn: { label: string; href: string }[];
  links: BuildingLinks;
  /** The official lists and pages that the texts mention. */
  officialLinks: OfficialLink[];
  /** "November 22, 2026". */
  asOf: string;
}
