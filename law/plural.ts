const RULES = new Intl.PluralRules('en-US');

export const plural = (count: number, forms: { one: string; other: string }): string =>
  RULES.select(count) === 'one' ? forms.one : forms.other;
