import type { Facts } from '#law/buildings/facts.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { DoNow } from '#law/city-record/do-now.ts';
import { type Filing, type FilingLine, lawFiling, LAWS_WITH_FILINGS } from '#law/city-record/filings.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { shedAges } from './shed-texts.ts';

/** What is on file for each law, including laws that do not apply. */
export const filedTexts = (summary: RecordSummary): { law: LawId; text: string }[] =>
  LAWS_WITH_FILINGS.flatMap((id) => {
    const text = lawFiling({ id, verdict: 'ask' }, summary)?.text;
    return text ? [{ law: id, text }] : [];
  });

export interface LawRecord {
  text: string;
  /** Whether something is open, missing, or due. */
  isOpen: boolean;
}

interface Found {
  summary: RecordSummary;
  list: readonly DoNow[];
  facts: Pick<Facts, 'yearBuilt'>;
}

/** Whether the to-do list already includes the filing's text. */
const isListed = ({ state }: Filing): boolean => state !== 'filed' && state !== 'upcoming';

/** One law's city record: what to do now, and what is on file. */
export function lawRecord(line: FilingLine, { summary, list, facts }: Found): LawRecord | undefined {
  const own = list.filter(({ law }) => law === line.id);
  const filing = lawFiling(line, summary, facts);
  const sheds = line.id === 'sidewalk-shed' ? shedAges(summary.sheds, summary.on) : '';
  const texts = [
    ...own.map(({ text }) => text),
    ...(filing && !isListed(filing) ? [filing.text] : []),
    ...(sheds ? [sheds] : []),
  ];
  return texts.length > 0 ? { text: texts.join(' '), isOpen: own.length > 0 } : undefined;
}
