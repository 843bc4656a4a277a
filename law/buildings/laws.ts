import type { Certainty, Source } from '../figures/register.ts';
import type { Answer } from './decision.ts';
import type { FactName, FactSource } from './facts.ts';
import type { OpenQuestion } from './questions.ts';
import type { LawId } from './rules/index.ts';

export const FAMILIES = [
  { value: 'energy', label: 'Energy and emissions' },
  { value: 'structure', label: 'Structure and gas' },
  { value: 'devices', label: 'Devices' },
  { value: 'housing', label: 'Housing' },
  { value: 'waste', label: 'Waste and water' },
  { value: 'money', label: 'Registrations and taxes' },
  { value: 'buildingWork', label: 'Only if you build' },
] as const;

export type Family = (typeof FAMILIES)[number]['value'];

/** An editor's texts of a law, with figures filled in. */
export interface Law {
  id: LawId;
  /** With its year, because numbers repeat: "Local Law 152 of 2016". */
  name: string;
  /** The subject: "Gas piping inspection". */
  title: string;
  family: Family;
  agency: string;
  summary: string;
  exempt: string;
  whatToDo: string;
  penalty: string;
  /** The due date in words: "December 31 of every fourth year, by community district". */
  dateInWords: string;
  /** The amounts in its texts, "$1,500 (reported)", with links to the list of figures. */
  amounts?: readonly { name: string; url: string }[];
  citation: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
  /** When its published version was saved, ISO 8601. */
  updatedAt?: string;
  /** The site's own page: "/ll97". */
  page?: string;
  /** The wording of each reason and note of its rule, by code, with placeholders such as "{floors}". */
  reasons: Readonly<Record<string, string>>;
}

/** The name of a law beside its title: "1 RCNY 103-02" where the name repeats the title. */
export const nameBesideTitle = ({ title, name }: Pick<Law, 'title' | 'name'>): string =>
  name.startsWith(`${title} (`) ? name.slice(title.length + 2, -1) : name;

/** "Gas piping inspection (Local Law 152 of 2016)": adds only the citation or short form, if the name has one. */
export const lawLabel = (law: Pick<Law, 'title' | 'name'>): string => {
  const name = nameBesideTitle(law);
  const [, short = name] = /\(([^()]+)\)/.exec(name) ?? [];
  return `${law.title} (${short})`;
};

/** A fact that an answer rests on. */
export interface Evidence {
  fact: FactName;
  source: FactSource;
  version: string;
}

/** A day of the register in addition to the next one of a law. */
export interface FurtherDay {
  key: string;
  day: string;
  what: string;
}

/** A law with its verdict for one building, as shown by the page, calendar, JSON, print view, and PDF. */
export interface ObligationLine {
  id: LawId;
  law: Law;
  answer: Answer;
  because: string;
  evidence: readonly Evidence[];
  question?: OpenQuestion;
  /** The question appears only beside the verdict: the visitor has answered it, or the law is rare here. */
  isOffered?: boolean;
  /** The next day, never one in the past. */
  nextDate?: string;
  /** Names the cycle of `nextDate` for calendars, whose events may move: "2027", "10A". */
  cycle?: string;
  /** The law's only day, once it has passed. */
  pastDate?: string;
  /** Further days of the law, also named in `dateNote`. */
  also?: readonly FurtherDay[];
  /** Why there is no day, what follows a past day, or what is due before the next one. */
  dateNote?: string;
}
