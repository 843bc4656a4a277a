import { column, optional } from '../set.ts';
import { recordSet } from './record-set.ts';
import { count, day, squeezed } from './values.ts';

const AGENCY = 'Department of Buildings';

export const facades = recordSet({
  name: 'facades',
  label: 'facade reports',
  title: 'Facade reports (DOB NOW)',
  agency: AGENCY,
  portal: { id: 'xubg-57si', reads: 'changes' },
  unit: 'filings',
  cadenceDays: 5,
  key: [['tr6_no']],
  place: { bin: ['bin'], borough: ['borough'], block: ['block'], lot: ['lot'] },
  columns: {
    kind: column(squeezed, 'filing_type'),
    cycle: column(count, 'cycle'),
    filedOn: column(day, 'filing_date', 'submitted_on'),
    filingStatus: column(squeezed, 'filing_status'),
    currentStatus: column(squeezed, 'current_status'),
  },
});

export const boilers = recordSet({
  name: 'boilers',
  label: 'boiler reports',
  title: 'Boiler reports (DOB NOW)',
  agency: AGENCY,
  portal: { id: '52dp-yji6', reads: 'changes' },
  unit: 'reports',
  cadenceDays: 5,
  key: [['tracking_number']],
  place: { bin: ['bin_number'] },
  columns: {
    boiler: column(squeezed, 'boiler_id'),
    kind: optional(squeezed, 'report_type'),
    pressure: column(squeezed, 'pressure_type'),
    inspectedOn: column(day, 'inspection_date'),
    defects: optional(squeezed, 'defects_exist'),
    status: column(squeezed, 'report_status'),
  },
});

export const elevators = recordSet({
  name: 'elevators',
  label: 'elevators',
  title: 'Elevators and their reports (DOB NOW)',
  agency: AGENCY,
  portal: { id: 'e5aq-a4j2', reads: 'changes' },
  unit: 'devices',
  cadenceDays: 5,
  key: [['device_number']],
  place: { bin: ['bin'], bbl: ['bbl'], borough: ['borough'], block: ['block'], lot: ['lot'] },
  columns: {
    type: optional(squeezed, 'device_type'),
    status: column(squeezed, 'device_status'),
    cat1Year: column(count, 'cat1_report_year'),
    cat1FiledOn: optional(day, 'cat1_latest_report_filed'),
  },
});

const SHED = 'SIDEWALK SHED';

export const sheds = recordSet({
  name: 'permits-sheds',
  label: 'sidewalk shed permits',
  title: 'Permits for sidewalk sheds (DOB NOW)',
  agency: AGENCY,
  portal: { id: 'rbx6-tga4', reads: 'changes', where: "work_type='Sidewalk Shed'" },
  unit: 'permits',
  cadenceDays: 5,
  key: [['job_filing_number'], ['work_permit'], ['issued_date']],
  place: { bin: ['bin'], bbl: ['bbl'], borough: ['borough'], block: ['block'], lot: ['lot'] },
  columns: {
    job: column(squeezed, 'job_filing_number'),
    status: column(squeezed, 'permit_status'),
    issuedOn: optional(day, 'issued_date'),
    expiresOn: column(day, 'expired_date'),
  },
  checks: { workType: column(squeezed, 'work_type') },
  keptBy: ['workType'],
  keeps: (valueOf) => valueOf('workType').toUpperCase() === SHED,
});
