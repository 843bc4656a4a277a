export interface FeeRule {
  kind: 'tax' | 'container' | 'surcharge' | 'pickup' | 'overfilled' | 'late' | 'oneTime' | 'unknown';
  pattern: RegExp;
}

/** The first match wins, so the order matters. */
const FEE_RULES: readonly FeeRule[] = [
  { kind: 'tax', pattern: /\btax(es)?\b/i },
  { kind: 'late', pattern: /\b(late|interest|finance charge|returned|nsf|mora|inter[eé]s(es)?)\b/i },
  { kind: 'overfilled', pattern: /\b(over[- ]?(fill|full|flow|load)\w*)\b/i },
  { kind: 'oneTime', pattern: /\b(extra|bulk|special|one[- ]?time|clean[- ]?out|delivery|removal of)\b/i },
  {
    kind: 'container',
    pattern: /\b(container|dumpster|bin|cart|toter|equipment|rental|lease|lock|gate|cleaning)s?\b/i,
  },
  { kind: 'pickup', pattern: /\b(pick[- ]?ups?|stop|lift|service call)\b/i },
  {
    kind: 'surcharge',
    pattern:
      /\b(surcharge|recargo|fuel|combustible|energy|environment\w*|regulatory|compliance|admin\w*|recovery|toll|processing|paper (bill|statement)|invoice fee|disposal|landfill|host)\b/i,
  },
];

export const feeKind = (label: string): FeeRule['kind'] =>
  FEE_RULES.find(({ pattern }) => pattern.test(label))?.kind ?? 'unknown';

/** A carter may charge for compactors and roll-offs. Admin. Code 16-1002(c)(2). */
export const isChargeableContainer = (text: string): boolean =>
  /\b(compactor|roll[- ]?off|open[- ]?top)s?\b/i.test(text);
