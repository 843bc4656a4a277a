import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const links = [
  { name: 'BEAM', url: 'https://nyc.beam-portal.org' },
  { name: '$1,500 (reported)', url: '/figures#small' },
];

describe('LinkedText', () => {
  it('links the "(reported)" mark of an amount to its figure and explains it', () => {
    const html = renderToStaticMarkup(<LinkedText links={links}>Up to $1,500 (reported) a year.</LinkedText>);
    expect(html).toContain('Up to $1,500 <a href="/figures#small"');
    expect(html).toContain('$1,500 is reported, not confirmed in a current official source. See the figure.');
    expect(html).toMatch(/>\(reported\)<\/a> a year\.$/);
  });

  it('links the whole first mention of an official page', () => {
    const html = renderToStaticMarkup(<LinkedText links={links}>File in BEAM.</LinkedText>);
    expect(html).toMatch(/^File in <a href="https:\/\/nyc.beam-portal.org"[^>]*>BEAM<\/a>\.$/);
  });
});
