import type { EmbedKind } from './embed-code.ts';

export const SECTION = {
  heading: 'Put it on your site',
  text: 'Copy the code, and paste it where the look-up or the calculator should appear. It is free, and needs no account.',
};

export const KINDS: Readonly<Record<EmbedKind, { title: string; text: string }>> = {
  lookup: {
    title: 'Building look-up',
    text: 'Type an address, and see which city laws apply to the building and what is due next.',
  },
  ll97: {
    title: 'LL97 calculator',
    text: 'Type an address to start from the city’s figures, or enter your own, and see emissions, limits, and penalties.',
  },
};

export const PREVIEW = 'Preview';

export const OPTIONS = {
  heading: 'Options',
  list: [
    { attribute: 'data-lotline', text: '"lookup" or "ll97". One page can have several.' },
    {
      attribute: 'data-theme',
      text: '"light" or "dark". Leave it out, and the colors follow your page.',
    },
  ],
};

export const EFFECTS = {
  heading: 'What it does on your page',
  points: [
    'It adds one frame, which grows and shrinks with its content. A building’s page and a report open in a new tab.',
    'It sets no cookies, and stores nothing about your visitors.',
    'If your site has a Content-Security-Policy, add our address to script-src and frame-src.',
  ],
};
