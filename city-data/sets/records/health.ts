import { column } from '../set.ts';
import { recordSet } from './record-set.ts';
import { count, day, squeezed } from './values.ts';

const AGENCY = 'Department of Health and Mental Hygiene';

export const coolingTowers = recordSet({
  name: 'cooling-tower-registrations',
  label: 'cooling towers',
  title: 'Registered cooling towers',
  agency: AGENCY,
  portal: { id: 'y4fw-iqfr', reads: 'whole' },
  unit: 'systems',
  cadenceDays: 31,
  key: [['system_id']],
  place: { bin: ['bin'], bbl: ['bbl'] },
  columns: {},
});

export const waterTanks = recordSet({
  name: 'water-tank-compliance',
  label: 'drinking water tanks',
  title: 'Drinking water tanks: compliance and summonses',
  agency: AGENCY,
  portal: { id: 'rytv-g5ui', reads: 'whole' },
  unit: 'activities',
  cadenceDays: 400,
  key: [
    ['bin'],
    ['activity_type'],
    ['activity_year'],
    ['compliance_year'],
    ['violation_code'],
    ['summons_number'],
  ],
  place: { bin: ['bin'], bbl: ['bbl'] },
  columns: {
    code: column(squeezed, 'violation_code'),
    complianceYear: column(count, 'compliance_year'),
  },
});

export const rodentInspections = recordSet({
  name: 'rodent-inspections',
  label: 'rodent inspections',
  title: 'Rodent inspections',
  agency: AGENCY,
  portal: { id: 'p937-wjvj', reads: 'changes', where: "inspection_type in('Initial','Compliance')" },
  unit: 'inspections',
  cadenceDays: 5,
  key: [['job_ticket_or_work_order_id']],
  place: { bin: ['bin'], bbl: ['bbl'], borough: ['boro_code'], block: ['block'], lot: ['lot'] },
  columns: {
    kind: column(squeezed, 'inspection_type'),
    inspectedOn: column(day, 'inspection_date'),
    result: column(squeezed, 'result'),
  },
  keptBy: ['kind'],
  keeps: (valueOf) => /^(?:initial|compliance)/i.test(valueOf('kind')),
});
