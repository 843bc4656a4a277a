import { describe, expect, it } from 'vitest';
import { codeMapFrom, findMeaning, type CodeMeaning } from './code-map.ts';

const ecb = (field: 'sections' | 'type' | 'words', value: string, law?: CodeMeaning['law']): CodeMeaning => ({
  set: 'dob-ecb-violations',
  field,
  match: field === 'type' ? 'exact' : 'pattern',
  value,
  meaning: `${field} ${value}`,
  ...(law && { law }),
});

const dob = (match: CodeMeaning['match'], value: string, law: CodeMeaning['law']): CodeMeaning => ({
  set: 'dob-violations',
  field: 'type',
  match,
  value,
  law,
  meaning: value,
});

const map = codeMapFrom([
  ecb('sections', '^28-301\\.1\\.1', 'parapet'),
  ecb('sections', '^28-301\\.1'),
  ecb('sections', '^28-30', 'fisp'),
  ecb('type', 'Elevators', 'elevator'),
  ecb('words', 'benchmark', 'll84'),
  dob('pattern', '^LL', 'll84'),
  dob('exact', 'LL1081', 'elevator'),
  dob('exact', 'E', 'elevator'),
  dob('exact', 'E', 'fisp'),
]);

const summonsLaw = (row: { sections?: string[]; type?: string; words?: string }) =>
  findMeaning(map, 'dob-ecb-violations', row)?.law;

describe('findMeaning', () => {
  it('uses the first matching entry', () => {
    expect(summonsLaw({ sections: ['28-301.1.1'] })).toBe('parapet');
    expect(summonsLaw({ sections: ['28-302.1'] })).toBe('fisp');
    expect(findMeaning(map, 'dob-violations', { type: 'LL1081' })?.law).toBe('ll84');
    expect(findMeaning(map, 'dob-violations', { type: 'E' })?.law).toBe('elevator');
  });

  it('tries the next field if an entry has no law', () => {
    expect(summonsLaw({ sections: ['28-301.1'], type: 'Elevators' })).toBe('elevator');
    expect(summonsLaw({ sections: ['28-301.1'], words: 'No BENCHMARKING report' })).toBe('ll84');
    expect(findMeaning(map, 'dob-ecb-violations', { sections: ['28-301.1'], type: 'Signs' })?.meaning).toBe(
      'sections ^28-301\\.1',
    );
  });

  it('checks the sections of a summons in order', () => {
    expect(summonsLaw({ sections: ['27-1', '28-302.1', '28-301.1.1'] })).toBe('fisp');
  });

  it('trims codes, but exact matches are case-sensitive', () => {
    expect(summonsLaw({ type: ' Elevators ' })).toBe('elevator');
    expect(summonsLaw({ type: 'ELEVATORS' })).toBeUndefined();
  });

  it('returns undefined for an unknown code', () => {
    expect(
      findMeaning(map, 'dob-ecb-violations', { sections: ['1'], type: 'Signs', words: 'A sign' }),
    ).toBeUndefined();
    expect(findMeaning(map, 'hpd-violations', { order: '550' })).toBeUndefined();
  });
});
