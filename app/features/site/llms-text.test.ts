import { expect, it } from 'vitest';
import { llmsText } from './llms-text.server.ts';

const about = {
  productName: 'Lotline',
  tagline: 'Know your lot.',
  description: 'What the site\nis.',
  origin: 'https://site.test',
};

it('llmsText describes the site, adds the disclaimer, and lists the pages of each non-empty section', () => {
  const law = { title: 'Gas piping', url: '/laws/ll152', about: 'Every four years,\nan inspection.' };
  const sections = [
    { heading: 'Pages', entries: [{ title: 'Buildings', url: '/buildings' }] },
    { heading: 'Laws', entries: [law] },
    { heading: 'Guides', entries: [] },
  ];
  expect(llmsText({ ...about, sections })).toBe(
    [
      '# Lotline',
      '',
      '> What the site is.',
      '',
      'Know your lot. This is information, not legal advice. Each page names its sources, and the day on which they were checked.',
      '',
      '## Pages',
      '',
      '- [Buildings](https://site.test/buildings)',
      '',
      '## Laws',
      '',
      '- [Gas piping](https://site.test/laws/ll152): Every four years, an inspection.',
      '',
    ].join('\n'),
  );
});
