type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

interface Measurement {
  scores: Scores;
  scriptBytes: number;
  findings: string[];
}

interface Verdict extends Measurement {
  path: string;
}

export const CATEGORIES: { id: keyof Scores; heading: string; least: number }[];
export function verdictOf(path: string, runs: Measurement[]): Verdict;
export function isGood(verdict: Verdict): boolean;
export function tableOf(verdicts: Verdict[]): string;
