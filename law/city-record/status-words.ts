import type { RecordSet, RowsBySet } from './rows.ts';

export type StatusColumns = {
  readonly [Name in RecordSet]?: Readonly<Partial<Record<keyof RowsBySet[Name] & string, RegExp>>>;
};

/** Known values of the status columns that the rules read. The rules also handle unknown values. */
export const STATUS_WORDS: StatusColumns = {
  'hpd-violations': { openOrClose: /^(?:Open|Close)$/i, class: /^[ABCI]$/i },
  'dob-violations': {
    category: /^(?:V[%PW]?|VWH?|VH|VPW)(?:\*?-.*(?:ACTIVE|DISMISSED|RESOLVED)|-DOB VIOLATION)$/i,
  },
  'dob-safety-violations': {
    status: /^(?:Active|Dismissed|Disputed Successfully|Cured|(?:(?:Waived|Paid) *- *)?Pending Dismissal)$/i,
  },
  'dob-ecb-violations': {
    status: /^(?:ACTIVE|RESOLVE|Unknown)$/i,
    hearingStatus:
      /^(?:IN VIOLATION|DISMISSED|WRITTEN OFF|CURED\/IN-VIO|DEFAULT|STIPULATION\/IN-VIO|POP\/IN-VIO|ADMIT\/IN-VIO|PENDING)$/i,
    certification:
      /^(?:CERTIFICATE (?:ACCEPTED|DISAPPROVED|PENDING)|N\/A - DISMISSED|CURE ACCEPTED|NO COMPLIANCE RECORDED|COMPLIANCE-INSP\/DOC|REINSPECTION SHOWS (?:VIOLATION GOOD|STILL IN VIOLATION))$/i,
  },
  'oath-hearings': {
    hearingStatus:
      /^(?:PAID IN FULL|HEARING COMPLETED|DOCKETED|WRITTEN OFF|DEFAULTED|RESCHEDULED|DISMISSED|NEW ISSUANCE|STAYED|SETTLED|STIPULATED)$/i,
    result: /^(?:IN VIOLATION|DEFAULT(?:ED)?|DISMISSED|ADJOURNED|WRITTEN OFF|DEFAULT\/ *NO APPEARANCE)$/i,
    compliance: /^(?:Penalty Due|All Terms Met)$/i,
  },
  facades: {
    kind: /^(?:Initial|Amended|Subsequent|Auto-Generated)$/i,
    filingStatus: /^(?:SAFE|SWARMP|UNSAFE|No Report Filed)$/i,
    currentStatus: /^(?:SAFE|SWARMP|UNSAFE|No Report Filed)$/i,
  },
  boilers: { status: /^(?:Accepted|Draft|Rejected)/i, pressure: /^(?:Low|High) Pressure$/i },
  elevators: { status: /^(?:Active|Removed|Work in Progress|Dismantled|Deleted|Withdrawn|Sealed)$/i },
  'hpd-vacate-orders': { kind: /^(?:Partial|Entire Building)$/i },
  'hpd-aep': { status: /^AEP (?:Active|Discharged)$/i },
  'permits-sheds': { status: /^(?:Permit Issued|Signed-off)$/i },
  'rodent-inspections': {
    kind: /^(?:Initial|Compliance|Treatments|BAIT|Stoppage|Clean Ups)$/i,
    result:
      /^(?:Passed|Failed for (?:Rat|Other R).*|Bait applied|Monitoring visit|Stoppage done|Cleanup done)$/i,
  },
};
