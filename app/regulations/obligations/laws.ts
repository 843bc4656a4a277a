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

/** What editors say about a law; its figures are filled in. */
export interface Law {
  id: LawId;
  /** With its year, because numbers repeat: "Local Law 152 of 2016". */
  name: string;
  /** What it is about: "Gas piping inspection". */
  title: string;
  family: Family;
  agency: string;
  /** What it asks for, in a sentence or two. */
  summary: string;
  /** Who is exempt; empty where nobody is. */
  exempt: string;
  whatToDo: string;
  penalty: string;
  /** When it is due, in words: "December 31 of every fourth year, by community district". */
  dateInWords: string;
  /** The amounts in its texts, "$1,500 (reported)", with their entries on the list of figures. */
  amounts?: readonly { name: string; url: string }[];
  citation: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
  /** When its published version was saved, ISO 8601. */
  updatedAt?: string;
  /** Our own page on it: "/ll97". */
  page?: string;
  /** The wording of each reason and note of its rule, by code, with placeholders such as "{floors}". */
  reasons: Readonly<Record<string, string>>;
}

/** The name of a law beside its title: "1 RCNY 103-02" where the name repeats the title. */
export const nameBesideTitle = ({ title, name }: Pick<Law, 'title' | 'name'>): string =>
  name.startsWith(`${title} (`) ? name.slice(title.length + 2, -1) : name;

/** "Gas piping inspection (Local Law 152 of 2016)". */
export const lawLabel = (law: Pick<Law, 'title' | 'name'>): string =>
  `${law.title} (${nameBesideTitle(law)})`;

/** A fact that an answer rests on. */
export interface Evidence {
  fact: FactName;
  source: FactSource;
  version: string;
}

/** A day of the register beside the next one of a law. */
export interface FurtherDay {
  /** Of the deadline. */
  key: string;
  day: string;
  what: string;
}

/** A law with its answer for one building: what page, calendar, JSON, print and PDF show. */
export interface ObligationLine {
  id: LawId;
  law: Law;
  answer: Answer;
  because: string;
  evidence: readonly Evidence[];
  question?: OpenQuestion;
  /** The question is offered beside the answer only: the visitor has answered it, or the law is rare here. */
  isOffered?: boolean;
  /** The next day, never one in the past. */
  nextDate?: string;
  /** Names the cycle of `nextDate` for calendars, whose events may move: "2027", "10A". */
  cycle?: string;
  /** Its only day, where that has passed. */
  pastDate?: string;
  /** Further days of the law. `dateNote` names them, too. */
  also?: readonly FurtherDay[];
  /** Why there is no day, what follows its only day, or what is due before the next one. */
  dateNote?: string;
}
