const BY_OWN_NAME: Readonly<Record<string, string>> = {
  español: 'es',
  中文: 'zh-Hans',
  русский: 'ru',
  বাংলা: 'bn',
  'kreyòl ayisyen': 'ht',
  한국어: 'ko',
  العربية: 'ar',
  اردو: 'ur',
  français: 'fr',
  polski: 'pl',
};

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'ur'];

/** Returns the language if the text starts with its name and a colon: "Español: ...". */
export function parseLanguage(start: string) {
  const name = start.normalize('NFC').trim().replace(/:$/, '').toLowerCase();
  const lang = Object.hasOwn(BY_OWN_NAME, name) ? BY_OWN_NAME[name] : undefined;
  return lang && { lang, dir: RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr' };
}
