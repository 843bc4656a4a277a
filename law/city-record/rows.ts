/**
 * The fields that we store from the city's data sets. Days are ISO 8601, amounts are dollars, and empty or
 * unreadable values are absent.
 */
interface Row {
  /** The publisher's key, without padding. Unique in its set. */
  key: string;
  /** Absent for a placeholder, such as 1000000. */
  bin?: number;
  bbl?: string;
}

export interface HpdViolation extends Row {
  building?: string;
  class?: string;
  inspectedOn?: string;
  approvedOn?: string;
  correctBy?: string;
  newCorrectBy?: string;
  certifiedOn?: string;
  order?: string;
  /** Locations inside the building are removed. */
  words?: string;
  status?: string;
  statusOn?: string;
  openOrClose?: string;
}

export interface DobViolation extends Row {
  issuedOn?: string;
  type?: string;
  number?: string;
  comments?: string;
  words?: string;
  category?: string;
  typeWords?: string;
  /** Whether `dob-safety-violations` has the same violation. */
  isRepeated?: boolean;
}

export interface SafetyViolation extends Row {
  issuedOn?: string;
  type?: string;
  words?: string;
  status?: string;
  deviceType?: string;
}

export interface EcbViolation extends Row {
  status?: string;
  hearingOn?: string;
  issuedOn?: string;
  severity?: string;
  type?: string;
  words?: string;
  penalty?: number;
  balance?: number;
  /** Sections of law, in the order on the summons. */
  sections?: string[];
  hearingStatus?: string;
  certification?: string;
}

export interface OathHearing extends Row {
  ticket?: string;
  violatedOn?: string;
  agency?: string;
  hearingStatus?: string;
  result?: string;
  hearingOn?: string;
  decidedOn?: string;
  docketedOn?: string;
  total?: number;
  penalty?: number;
  balance?: number;
  compliance?: string;
  words?: string;
  codes?: string[];
  sections?: string[];
  charges?: string[];
}

export interface FacadeFiling extends Row {
  kind?: string;
  cycle?: number;
  filedOn?: string;
  filingStatus?: string;
  currentStatus?: string;
}

export interface BoilerReport extends Row {
  boiler?: string;
  kind?: string;
  pressure?: string;
  inspectedOn?: string;
  defects?: string;
  status?: string;
}

export interface ElevatorDevice extends Row {
  type?: string;
  status?: string;
  cat1Year?: number;
  cat1FiledOn?: string;
}

export interface HpdRegistration extends Row {
  building?: string;
  registeredOn?: string;
  endsOn?: string;
}

export interface VacateOrder extends Row {
  number?: string;
  reason?: string;
  kind?: string;
  since?: string;
  rescindedOn?: string;
}

export interface AepStay extends Row {
  status?: string;
}

export interface BedbugReport extends Row {
  filedOn?: string;
  periodEnd?: string;
}

export interface ShedPermit extends Row {
  job?: string;
  status?: string;
  issuedOn?: string;
  expiresOn?: string;
}

export type CoolingTower = Row;

export interface WaterTank extends Row {
  code?: string;
  complianceYear?: number;
}

export interface RodentInspection extends Row {
  kind?: string;
  inspectedOn?: string;
  result?: string;
}

export interface RowsBySet {
  'hpd-violations': HpdViolation;
  'dob-violations': DobViolation;
  'dob-safety-violations': SafetyViolation;
  'dob-ecb-violations': EcbViolation;
  'oath-hearings': OathHearing;
  facades: FacadeFiling;
  boilers: BoilerReport;
  elevators: ElevatorDevice;
  'hpd-registrations': HpdRegistration;
  'hpd-vacate-orders': VacateOrder;
  'hpd-aep': AepStay;
  'bedbug-reports': BedbugReport;
  'permits-sheds': ShedPermit;
  'cooling-tower-registrations': CoolingTower;
  'water-tank-compliance': WaterTank;
  'rodent-inspections': RodentInspection;
}

export type RecordSet = keyof RowsBySet;

export const RECORD_SETS = [
  'hpd-violations',
  'dob-violations',
  'dob-safety-violations',
  'dob-ecb-violations',
  'oath-hearings',
  'facades',
  'boilers',
  'elevators',
  'hpd-registrations',
  'hpd-vacate-orders',
  'hpd-aep',
  'bedbug-reports',
  'permits-sheds',
  'cooling-tower-registrations',
  'water-tank-compliance',
  'rodent-inspections',
] as const satisfies readonly RecordSet[];

export interface SetState {
  loaded: boolean;
  /** The day (ISO 8601) of the publisher's last change. */
  asOf?: string;
  /** Stale, so a missing row does not mean "none". */
  isOld?: boolean;
  /** Not loaded yet, but about to be. */
  isComing?: boolean;
}

/** The rows of one lot. */
export interface CityRecord {
  bbl: string;
  sets: Readonly<Record<RecordSet, SetState>>;
  rows: { readonly [Name in RecordSet]: readonly RowsBySet[Name][] };
}
