import { CODE_FIELDS, type CodedSet, type CodeField } from '#law/city-record/code-map.ts';

export const SET_LABELS: Readonly<Record<CodedSet, string>> = {
  'dob-violations': 'DOB violations',
  'dob-safety-violations': 'DOB safety violations',
  'dob-ecb-violations': 'DOB summonses (ECB)',
  'hpd-violations': 'HPD violations',
  'oath-hearings': 'OATH hearings',
};

export const FIELD_LABELS: Readonly<Record<CodeField, string>> = {
  type: 'Violation type',
  deviceType: 'Device type',
  sections: 'Section of law',
  words: 'Description',
  order: 'Order number',
  codes: 'Charge code',
  charges: 'Charge in words',
  agency: 'Issuing agency',
};

export const toChoices = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const hasField = (set: unknown, field: string): boolean =>
  Object.entries(CODE_FIELDS).some(([name, fields]) => name === set && fields.some((each) => each === field));
