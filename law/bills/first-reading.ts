import type { Bill } from './bill.ts';
import { feeFindings } from './fee-findings.ts';
import { type BillContext, type Finding, UNSURE } from './finding.ts';
import { contractFindings } from './other-findings.ts';
import { rateFindings, unknownMaximum } from './rates.ts';

/** A question for the carter before staff have checked the bill. It accuses nobody. */
export interface FirstFinding extends Pick<Finding, 'id' | 'title' | 'text' | 'source'> {
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

/** The sender first corrects values that may be misread. */
const isSure = ({ checks }: Finding): boolean => !checks.includes(UNSURE);

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

function ratesToAsk(bill: Bill, context: BillContext): Finding[] {
  const above = rateFindings(bill, context);
  return above.length > 0 ? above.filter(isSure) : unknownMaximum(bill, context);
}

export const firstReading = (bill: Bill, context: BillContext): FirstFinding[] => [
  ...ratesToAsk(bill, context).map(asQuestion('Ask about this rate')),
  ...feeFindings(bill, context)
    .filter((finding) => isBarred(finding) && isSure(finding))
    .map(asQuestion('Ask about this fee')),
  ...contractFindings(bill, context).filter(isSure).map(asQuestion('Ask about the contract')),
  ...(bill.license === undefined ? [NO_LICENSE] : []),
];
