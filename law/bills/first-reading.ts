import type { Bill } from './bill.ts';
import { feeFindings } from './fee-findings.ts';
import { type BillContext, type Finding, UNSURE } from './finding.ts';
import { contractFindings } from './other-findings.ts';
import { rateFindings } from './rates.ts';

/** What the sender of a bill may ask the carter about before a person has checked the bill. It accuses nobody. */
export interface FirstFinding extends Pick<Finding, 'id' | 'title' | 'text' | 'source'> {
  /** What may explain it. */
  cautions: readonly string[];
}

const asQuestion =
  (title: string) =>
  ({ id, severity, text, source, checks, ...finding }: Finding): FirstFinding => ({
    id,
    title: severity === 'overcharge' ? title : finding.title,
    text,
    source,
    cautions: checks,
  });

/** A value that may be misread is the sender's to correct first. */
const isSure = ({ checks }: Finding): boolean => !checks.includes(UNSURE);

/** The rules may allow a fee that needs an explanation only: staff ask about that. */
const isBarred = ({ severity }: Finding): boolean => severity === 'overcharge';

const NO_LICENSE: FirstFinding = {
  id: 'license',
  title: 'We found no license number',
  text: 'Our software found no license number of the Business Integrity Commission (BIC) on your bill.',
  source: 'Your bill',
  cautions: [
    "It may be printed in a way that our software can't read. Look at the bill, ask your carter, or look the carter up with BIC.",
  ],
};

/** What a bill shows before anyone reviews it: high rates, barred fees, a long contract, a missing license number. */
export const firstReading = (bill: Bill, context: BillContext): FirstFinding[] => [
  ...rateFindings(bill, context).filter(isSure).map(asQuestion('Ask about this rate')),
  ...feeFindings(bill, context)
    .filter((finding) => isBarred(finding) && isSure(finding))
    .map(asQuestion('Ask about this fee')),
  ...contractFindings(bill, context).filter(isSure).map(asQuestion('Ask about the contract')),
  ...(bill.license === undefined ? [NO_LICENSE] : []),
];
