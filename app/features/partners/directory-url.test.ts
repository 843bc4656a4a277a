import { describe, expect, it } from 'vitest';
import { directoryFor, modulesIn, modulesOfPages } from './directory-url.ts';

describe('the address of the directory for a building', () => {
  it('names the modules in the order of the site, each once', () => {
    expect(directoryFor(['cwz', 'll97', 'cwz'])).toBe('/partners/directory?for=ll97,cwz');
    expect(directoryFor([])).toBe('/partners/directory');
  });

  it('is read as it is written', () => {
    expect(modulesIn('ll97,cwz')).toEqual(['ll97', 'cwz']);
    expect(modulesIn('cwz,ll97')).toEqual(['ll97', 'cwz']);
  });

  it.each(['', ',', 'll97,', 'll97,ll97', 'LL97', 'll152', 'constructor', 'x,'.repeat(10_000)])(
    'is unknown with "%s"',
    (text) => {
      expect(modulesIn(text)).toBeUndefined();
    },
  );
});

describe('the modules of laws', () => {
  it('are those of their pages; laws without a page, or with another one, have none', () => {
    const pages = ['/nyc-pest', undefined, '/ll97/calculator', '/ll97#deadlines', '/figures', '', 'll97'];
    expect(modulesOfPages(pages)).toEqual(['ll97', 'nyc-pest']);
  });
});
