import { describe, expect, it } from 'vitest';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { TRADES } from '#law/trades.ts';
import { parseDirectoryQuery, subjectsIn } from './directory.server.ts';
import { directoryFor, modulesOfPages } from '#app/urls/directory-url.ts';

describe('the directory URL for a building', () => {
  it('lists each law once, and parses back to the same laws', () => {
    expect(directoryFor(['ll152', 'll97-320', 'll152'])).toBe('/partners/directory?for=ll152,ll97-320');
    expect(directoryFor([])).toBe('/partners/directory');
    expect(subjectsIn('ll152,ll97-320')).toEqual(['ll152', 'll97-320']);
    expect(subjectsIn(LAW_IDS.join(','))).toEqual(LAW_IDS);
  });

  it.each(['', ',', 'll97,', 'll97,ll97', 'LL152', 'constructor', 'x,'.repeat(10_000)])(
    'is invalid if it lists "%s"',
    (text) => {
      expect(subjectsIn(text)).toBeUndefined();
    },
  );
});

describe('a directory query', () => {
  const parse = (query: string) => parseDirectoryQuery(new URLSearchParams(query));

  it('accepts every law, module and trade', () => {
    for (const law of [...LAW_IDS, 'll199', 'nyc-plastic']) {
      expect(parse(`law=${law}&trade=&category=`)).toMatchObject({ law });
    }
    for (const { value: trade } of TRADES) expect(parse(`trade=${trade}`)).toMatchObject({ trade });
  });

  it('accepts the module parameter of old links', () => {
    expect(parse('module=ll97&category=Engineering')).toMatchObject({ law: 'll97', category: 'Engineering' });
  });

  it.each(['law=ll1', 'trade=baking', 'category=Baking', 'module=no', 'for=no'])(
    'is invalid with %s',
    (query) => {
      expect(parse(query)).toBeUndefined();
    },
  );
});

describe('modulesOfPages', () => {
  it('returns the modules that the pages belong to, and ignores other pages', () => {
    const pages = ['/nyc-pest', undefined, '/ll97/calculator', '/ll97#deadlines', '/figures', '', 'll97'];
    expect(modulesOfPages(pages)).toEqual(['ll97', 'nyc-pest']);
  });
});
