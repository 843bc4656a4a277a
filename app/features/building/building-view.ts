import type { Answer } from '#app/regulations/obligations/decision.ts';
import type { CorrectableFact } from '#app/regulations/obligations/facts.ts';
import type { FactRow } from './facts-view.ts';
import type { FieldView } from './fields-view.ts';
import type { LineGroup } from './line-view.ts';
import type { Ll97View } from './ll97-view.ts';
import type { WasteView } from './waste-view.ts';

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
}

/** The ways on and the files of a building, with the visitor's replies in their addresses. */
export interface BuildingLinks {
  /** The page without replies and corrections. */
  clean: string;
  questions: string;
  json: string;
  calendar: string;
  /** With the scheme of calendar programs, which then keep it up to date. */
  subscription: string;
  pdf: string;
  mistake: string;
  /** With host, for sharing. */
  share: string;
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
  /** The address has replies or corrections: see `hasAnswers`. */
  isPersonal: boolean;
  rejected: { name: CorrectableFact; label: string }[];
  /** Said above everything else: a list that is missing, a lot with several pathways. */
  notices: string[];
  facts: FactRow[];
  fields: FieldView[];
  /** What the fields' form keeps: replies, BIN and filing. */
  keptByFields: { name: string; value: string }[];
  lot?: { count: number; buildings: LotBuildingView[]; pathways?: string };
  next: NextDateView[];
  groups: LineGroup[];
  /** How many questions are open. */
  openQuestions: number;
  ll97?: Ll97View;
  waste?: WasteView;
  waysOn: { label: string; href: string }[];
  links?: BuildingLinks;
  /** "November 22, 2026". */
  asOf: string;
}

export const GROUP_HEADINGS: Readonly<Record<Answer, { heading: string; intro: string }>> = {
  applies: {
    heading: 'Applies',
    intro: "An official list names the building, or a recorded fact decides.",
  },
  likely: {
    heading: 'Likely',
    intro: "The city's records are clear of the line, but they are estimates. Check the reason.",
  },
  ask: {
    heading: 'Depends on one question',
    intro: 'The city does not record the fact that decides. Until you answer, treat these as dates to check.',
  },
  doesNotApply: {
    heading: 'Does not apply',
    intro: 'A fact rules each of these out. If that fact is wrong, correct it above.',
  },
  onlyIfYouBuild: {
    heading: 'Only if you build',
    intro: 'These laws come with construction, a permit or a change of use.',
  },
};
