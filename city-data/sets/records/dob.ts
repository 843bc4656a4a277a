import { DOB_AT_OATH } from '#law/city-record/items.ts';
import { column, optional } from '../set.ts';
import { NULL } from '../values.ts';
import { recordSet } from './record-set.ts';
import { day, isSince, money, publicWords, section, squeezed } from './values.ts';

const AGENCY = 'Department of Buildings';

/** "V*030411E9444/330001" is listed as "030411E9444/330001" in the safety violations set. */
const safetyKey = (number: string): string => {
  const key = number.trim().replace(/^V[A-Z]*\*?/i, '');
  return key === '' ? NULL : key;
};

/** Comments may name people, so only the fact that DOB deleted the record is kept. */
const deletedOnly = (comments: string): string => (/^\s*DELETED\b/i.test(comments) ? 'DELETED' : NULL);

export const dobViolations = recordSet({
  name: 'dob-violations',
  label: 'DOB violations',
  title: 'DOB violations (BIS)',
  agency: AGENCY,
  portal: { id: '3h2n-5cm9', reads: 'changes' },
  unit: 'violations',
  cadenceDays: 4,
  key: [['isn_dob_bis_viol']],
  place: { bin: ['bin'], borough: ['boro'], block: ['block'], lot: ['lot'] },
  columns: {
    issuedOn: optional(day, 'issue_date'),
    type: column(squeezed, 'violation_type_code'),
    number: column(squeezed, 'number'),
    comments: optional(deletedOnly, 'disposition_comments'),
    words: optional(publicWords, 'description'),
    category: column(squeezed, 'violation_category'),
    typeWords: optional(squeezed, 'violation_type'),
  },
  others: { safetyKey: column(safetyKey, 'number') },
});

export const safetyViolations = recordSet({
  name: 'dob-safety-violations',
  label: 'DOB safety violations',
  title: 'DOB safety violations (DOB NOW)',
  agency: AGENCY,
  portal: { id: '855j-jady', reads: 'changes' },
  unit: 'violations',
  cadenceDays: 4,
  key: [['violation_number']],
  place: { bin: ['bin'], bbl: ['bbl'], borough: ['borough'], block: ['block'], lot: ['lot'] },
  columns: {
    issuedOn: optional(day, 'violation_issue_date'),
    type: column(squeezed, 'violation_type'),
    words: optional(publicWords, 'violation_remarks'),
    status: column(squeezed, 'violation_status'),
    deviceType: optional(squeezed, 'device_type'),
  },
});

const NUMBERS = Array.from({ length: 10 }, (_, index) => index + 1);

/** OATH pads the same number with leading zeros. */
const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');

export const ecbViolations = recordSet({
  name: 'dob-ecb-violations',
  label: 'DOB summonses',
  title: 'DOB summonses heard at OATH (ECB)',
  agency: AGENCY,
  portal: { id: '6bgk-3dad', reads: 'changes' },
  unit: 'summonses',
  cadenceDays: 4,
  key: [['ecb_violation_number']],
  keyAs: withoutZeros,
  place: { bin: ['bin'], borough: ['boro'], block: ['block'], lot: ['lot'] },
  columns: {
    status: column(squeezed, 'ecb_violation_status'),
    hearingOn: optional(day, 'hearing_date'),
    issuedOn: optional(day, 'issue_date'),
    severity: optional(squeezed, 'severity'),
    type: column(squeezed, 'violation_type'),
    words: optional(publicWords, 'violation_description'),
    penalty: optional(money, 'penality_imposed', 'penalty_imposed'),
    balance: column(money, 'balance_due'),
    hearingStatus: column(squeezed, 'hearing_status'),
    certification: optional(squeezed, 'certification_status'),
  },
  lists: {
    sections: { as: section, headings: NUMBERS.map((number) => `section_law_description${number}`) },
  },
});

const CHARGES = NUMBERS.map((number) => `charge_${number}`);

/**
 * Agencies whose summonses concern buildings, their tanks and towers, or waste. Most of the table is about vehicles and
 * vendors.
 */
const AGENCIES =
  /^(?:DEPT\. OF BUILDINGS|FIRE DEP|SANITATION|DSNY\b|DOS\b|DEP - |ASBESTOS|COOLING TOWERS|DOHMH\b|DOH MENTAL|PCS - DOHMH|LANDMARKS)/i;

export const oathHearings = recordSet({
  name: 'oath-hearings',
  label: 'OATH hearings',
  title: 'Summonses heard at OATH',
  agency: 'Office of Administrative Trials and Hearings',
  portal: {
    id: 'jz4z-kudi',
    reads: 'changes',
    where: [
      `issuing_agency='${DOB_AT_OATH}'`,
      ...[
        'FIRE DEP',
        'SANITATION',
        'DSNY',
        'DOS',
        'DEP - ',
        'ASBESTOS',
        'COOLING TOWERS',
        'DOH',
        'PCS - DOHMH',
        'LANDMARKS',
      ].map((start) => `starts_with(issuing_agency, '${start}')`),
    ].join(' OR '),
    recent: (since) =>
      `issuing_agency='${DOB_AT_OATH}' OR balance_due > 0 OR hearing_date >= '${since}' OR violation_date >= '${since}' OR decision_date >= '${since}'`,
  },
  unit: 'summonses',
  cadenceDays: 4,
  key: [['ticket_number']],
  keyAs: withoutZeros,
  place: {
    borough: ['violation_location_borough'],
    block: ['violation_location_block_no'],
    lot: ['violation_location_lot_no'],
  },
  columns: {
    ticket: column(squeezed, 'ticket_number'),
    violatedOn: optional(day, 'violation_date'),
    agency: column(squeezed, 'issuing_agency'),
    hearingStatus: column(squeezed, 'hearing_status'),
    result: optional(squeezed, 'hearing_result'),
    hearingOn: column(day, 'hearing_date'),
    decidedOn: column(day, 'decision_date'),
    docketedOn: optional(day, 'date_judgment_docketed'),
    total: optional(money, 'total_violation_amount'),
    penalty: optional(money, 'penalty_imposed'),
    balance: column(money, 'balance_due'),
    compliance: optional(squeezed, 'compliance_status'),
    words: optional(publicWords, 'violation_description'),
  },
  lists: {
    codes: { as: squeezed, headings: CHARGES.map((charge) => `${charge}_code`) },
    sections: { as: squeezed, headings: CHARGES.map((charge) => `${charge}_code_section`) },
    charges: { as: publicWords, headings: CHARGES.map((charge) => `${charge}_code_description`) },
  },
  keptBy: ['agency', 'balance', 'hearingOn', 'violatedOn', 'decidedOn'],
  isUsedWithoutPlace: (valueOf) => valueOf('agency') === DOB_AT_OATH,
  /** Keeps a paid DOB ticket at any age, because DOB's own row may still show its balance as due. */
  keeps: (valueOf, since) =>
    AGENCIES.test(valueOf('agency')) &&
    (valueOf('agency') === DOB_AT_OATH ||
      Number(valueOf('balance')) > 0 ||
      ['hearingOn', 'violatedOn', 'decidedOn'].some((each) => isSince(valueOf(each), since))),
});
