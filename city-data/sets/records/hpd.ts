import { column, optional } from '../set.ts';
import { recordSet } from './record-set.ts';
import { day, isSince, publicWords, squeezed } from './values.ts';

const AGENCY = 'Department of Housing Preservation and Development';

export const hpdViolations = recordSet({
  name: 'hpd-violations',
  label: 'HPD violations',
  title: 'HPD violations',
  agency: AGENCY,
  portal: {
    id: 'wvxf-dwi5',
    reads: 'changes',
    recent: (since) => `violationstatus != 'Close' OR currentstatusdate >= '${since}'`,
  },
  unit: 'violations',
  cadenceDays: 4,
  key: [['violationid']],
  place: { bin: ['bin'], bbl: ['bbl'], borough: ['boroid'], block: ['block'], lot: ['lot'] },
  columns: {
    building: optional(squeezed, 'buildingid'),
    class: column(squeezed, 'class'),
    inspectedOn: optional(day, 'inspectiondate'),
    approvedOn: optional(day, 'approveddate'),
    correctBy: column(day, 'originalcorrectbydate'),
    newCorrectBy: column(day, 'newcorrectbydate'),
    certifiedOn: optional(day, 'certifieddate'),
    order: optional(squeezed, 'ordernumber'),
    words: column(publicWords, 'novdescription'),
    status: optional(squeezed, 'currentstatus'),
    statusOn: column(day, 'currentstatusdate'),
    openOrClose: column(squeezed, 'violationstatus'),
  },
  keptBy: ['openOrClose', 'statusOn'],
  keeps: (valueOf, since) => !/^close/i.test(valueOf('openOrClose')) || isSince(valueOf('statusOn'), since),
  newest: 'status_on',
});

export const hpdRegistrations = recordSet({
  name: 'hpd-registrations',
  label: 'HPD registrations',
  title: 'HPD registrations of buildings',
  agency: AGENCY,
  portal: { id: 'tesw-yqqr', reads: 'whole' },
  unit: 'registrations',
  cadenceDays: 60,
  key: [['registrationid'], ['buildingid']],
  place: { bin: ['bin'], borough: ['boroid'], block: ['block'], lot: ['lot'] },
  columns: {
    building: optional(squeezed, 'buildingid'),
    registeredOn: optional(day, 'lastregistrationdate'),
    endsOn: column(day, 'registrationenddate'),
  },
});

export const vacateOrders = recordSet({
  name: 'hpd-vacate-orders',
  label: 'vacate orders',
  title: 'HPD vacate orders',
  agency: AGENCY,
  portal: { id: 'tb8q-a3ar', reads: 'whole' },
  unit: 'orders',
  cadenceDays: 4,
  key: [['vacate_order_number'], ['building_id']],
  place: { bin: ['bin'], bbl: ['bbl'] },
  columns: {
    number: column(squeezed, 'vacate_order_number'),
    reason: optional(squeezed, 'primary_vacate_reason'),
    kind: optional(squeezed, 'vacate_type'),
    since: optional(day, 'vacate_effective_date'),
    rescindedOn: column(day, 'actual_rescind_date', 'rescind_date'),
  },
});

export const aepStays = recordSet({
  name: 'hpd-aep',
  label: 'Alternative Enforcement Program',
  title: 'Buildings in the Alternative Enforcement Program',
  agency: AGENCY,
  portal: { id: 'hcir-3275', reads: 'whole' },
  unit: 'stays',
  cadenceDays: 45,
  key: [['building_id'], ['aep_start_date'], ['aep_round']],
  place: { bin: ['bin'], bbl: ['bbl'] },
  columns: {
    status: column(squeezed, 'current_status'),
  },
});

export const bedbugReports = recordSet({
  name: 'bedbug-reports',
  label: 'bedbug reports',
  title: 'Bedbug reports',
  agency: AGENCY,
  portal: { id: 'wz6d-d3jb', reads: 'whole' },
  unit: 'reports',
  cadenceDays: 45,
  key: [['building_id'], ['filling_period_end_date', 'filing_period_end_date'], ['filing_date']],
  place: { bin: ['bin'], bbl: ['bbl'] },
  columns: {
    filedOn: optional(day, 'filing_date'),
    periodEnd: column(day, 'filling_period_end_date', 'filing_period_end_date'),
  },
});
