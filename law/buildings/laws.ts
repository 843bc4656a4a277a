import type { Certainty, Source } from '../figures/register.ts';
import type { Verdict } from './decision.ts';
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

export interface Law {
  id: LawId;
  /** With its year, because numbers repeat: "Local Law 152 of 2016". */
  name: string;
  title: string;
  family: Family;
  agency: string;
  summary: string;
  exempt: string;
  whatToDo: string;
  penalty: string;
  dateInWords: string;
  amounts?: readonly { name: string; url: string }[];
  citation: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
  updatedAt?: string;
  page?: string;
  reasons: Readonly<Record<string, string>>;
}

export const nameBesideTitle = ({ title, name }: Pick<Law, 'title' | 'name'>): string =>
  name.startsWith(`${title} (`) ? name.slice(title.length + 2, -1) : name;

/** "Gas piping inspection (Local Law 152 of 2016)". Shortens the name to the part in parentheses, if it has one. */
export const lawLabel = (law: Pick<Law, 'title' | 'name'>): string => {
  const name = nameBesideTitle(law);
  const [, short = name] = /\(([^()]+)\)/.exec(name) ?? [];
  return `${law.title} (${short})`;
};

export interface Evidence {
  fact: FactName;
  source: FactSource;
  version: string;
}

export interface FurtherDay {
  key: string;
  day: string;
  what: string;
}

export interface LawResult {
  id: LawId;
  law: Law;
  verdict: Verdict;
  because: string;
  evidence: readonly Evidence[];
  question?: OpenQuestion;
  isOffered?: boolean;
  nextDate?: string;
  /** Identifies the cycle of `nextDate`, so that calendar events can move: "2027", "fisp-10a". */
  cycle?: string;
  pastDate?: string;
  also?: readonly FurtherDay[];
  dateNote?: string;
}
