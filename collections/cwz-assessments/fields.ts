import type { Field } from 'payload';
import {
  BOROUGHS,
  BUSINESS_TYPES,
  CONTACT_ROLES,
  HAULERS,
  HAULER_TENURES,
} from '#app/regulations/cwz/choices.ts';
import { checkboxField, groupField, rowField, selectField } from '#cms/fields/copy.ts';

const yesOrNo = (name: string, label: string): Field => ({ ...checkboxField(name, label), required: true });

export const businessFields: Field[] = [
  { name: 'businessName', type: 'text', required: true },
  selectField('businessType', BUSINESS_TYPES),
  { name: 'address', type: 'text', required: true },
  rowField(selectField('borough', BOROUGHS), {
    name: 'zipCode',
    label: 'ZIP code',
    type: 'text',
    required: true,
  }),
  rowField(
    { name: 'squareFootage', label: 'Floor area, sq ft', type: 'number' },
    { name: 'pickupsPerWeek', label: 'Pickups per week', type: 'number', required: true },
  ),
  groupField('wasteTypes', 'Waste types', [
    yesOrNo('trash', 'Trash'),
    yesOrNo('recycling', 'Recycling'),
    yesOrNo('foodWaste', 'Food waste'),
  ]),
];

export const haulerFields: Field[] = [
  selectField('currentHauler', HAULERS),
  { name: 'customHaulerName', label: 'Other hauler', type: 'text' },
  selectField('haulerYears', HAULER_TENURES),
  {
    name: 'satisfactionRating',
    type: 'number',
    required: true,
    min: 1,
    max: 5,
    admin: { description: '1 is poor, 5 is excellent.' },
  },
  {
    name: 'monthlyBill',
    type: 'text',
    required: true,
    admin: { description: 'In the visitor’s own words.' },
  },
  yesOrNo('complianceWarning', 'Has had a compliance warning'),
];

/** Steps 3 and 4: the consents, and who asked. */
export const contactFields: Field[] = [
  yesOrNo('consentToZoneComparison', 'Agrees to be compared with businesses in the zone'),
  rowField(
    { name: 'firstName', type: 'text', required: true },
    { name: 'lastName', type: 'text', required: true },
  ),
  { name: 'contactName', type: 'text', required: true },
  selectField('role', CONTACT_ROLES),
  { name: 'email', type: 'email', required: true, index: true },
  { name: 'phone', type: 'text' },
  yesOrNo('consentToEmail', 'Wants the report by email'),
];
