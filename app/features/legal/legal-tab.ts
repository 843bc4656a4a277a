/** The two texts of /legal. Source: specification sections 2 and 4, "Legal tab". */
export const LEGAL_TABS = ['privacy', 'terms'] as const;

export type LegalTab = (typeof LEGAL_TABS)[number];

/** The text that an address asks for: the privacy policy, unless it says `tab=terms`. */
export const legalTabOf = (parameters: URLSearchParams): LegalTab =>
  parameters.get('tab') === 'terms' ? 'terms' : 'privacy';

/** The address of a text. */
export const legalTabUrl = (tab: LegalTab): string => (tab === 'terms' ? '/legal?tab=terms' : '/legal');
