import { CALCULATOR_URL } from '#app/urls/calculator-url.ts';

export const EMBED_KINDS = ['lookup', 'll97'] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

/** For browsers without scripts. */
const LINKS: Readonly<Record<EmbedKind, { path: string; text: string }>> = {
  lookup: { path: '/buildings', text: 'Which laws apply to your building?' },
  ll97: { path: CALCULATOR_URL, text: 'What will LL97 cost your building?' },
};

export function embedCode(kind: EmbedKind, origin: string): string {
  const { path, text } = LINKS[kind];
  return [
    `<script async src="${origin}/embed.js" data-lotline="${kind}"></script>`,
    `<noscript><a href="${origin}${path}">${text}</a></noscript>`,
  ].join('\n');
}
