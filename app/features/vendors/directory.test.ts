import { describe, expect, it } from 'vitest';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { TRADES } from '#law/trades.ts';
import { parseDirectoryQuery, subjectsIn } from './directory.server.ts';
import { directoryFor, modulesOfPages } from '#app/urls/directory-url.ts';

describe('the address of the directory for a building', () => {
  it('lists each law once, and parses back to the same laws', () => {
    expect(directoryFor(['ll152', 'll97-320', 'll152'])).toBe('/partners/directory?for=ll152,ll97-320');
    expect(directoryFor([])).toBe('/partners/directory');
    expect(subjectsIn('ll152,ll97-320')).toEqual(['ll152', 'll97-320']);
    expect(subjectsIn(LAW_IDS.join(','))).toEqual(LAW_IDS);
  });

  it.each(['', ',', 'll97,', 'll97,ll97', 'LL152', 'constructor', 'x,'.repeat(10_000)])(
    'is unknown with "%s"',
    (text) => {
      expect(subjectsIn(text)).toBeUndefined();
    },
  );
});

describe('the query of the directory', () => {
  const parse = (query: string) => parseDirectoryQuery(new URLSearchParams(query));

  it.each([...LAW_IDS, 'll199', 'nyc-plastic'])('takes the law %s', (law) => {
    expect(parse(`law=${law}&trade=&category=`)).toMatchObject({ law });
  });

  it.each(TRADES.map(({ value }) => value))('takes the trade %s', (trade) => {
    expect(parse(`trade=${trade}`)).toMatchObject({ trade });
  });

  it('takes the module of links from before', () => {
    expect(parse('module=ll97&category=Engineering')).toMatchObject({ law: 'll97', category: 'Engineering' });
  });

  it.each(['law=ll1', 'trade=baking', 'category=Baking', 'module=no', 'for=no'])(
    'is unknown with %s',
    (query) => {
      expect(parse(query)).toBeUndefined();
    },
  );
});

describe('the modules of laws', () => {
  it('are those of their pages; laws without a page, or with another one, have none', () => {
    const pages = ['/nyc-pest', undefined, '/ll97/calculator', '/ll97#deadlines', '/figures', '', 'll97'];
    expect(modulesOfPages(pages)).toEqual(['ll97', 'nyc-pest']);
  });
});
