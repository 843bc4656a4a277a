import type { Answers } from '#app/features/commercial-waste/assessment/draft.ts';

/** Answers to every question. */
export const COMPLETE_ANSWERS: Required<Answers> = {
  businessName: 'Corner Cafe',
  businessType: 'restaurant',
  address: '1 Main Street',
  borough: 'queens',
  zipCode: '11373',
  squareFootage: '2,500',
  pickupsPerWeek: '5',
  trash: 'on',
  recycling: 'on',
  foodWaste: 'on',
  zipConfirmed: 'on',
  currentHauler: 'other',
  customHaulerName: 'Two Brothers',
  haulerYears: '1_to_3',
  satisfactionRating: '4',
  monthlyBill: '$1,200/mo',
  complianceWarning: 'no',
  consentToZoneComparison: 'on',
  firstName: 'Ada',
  lastName: 'Owner',
  role: 'owner',
  email: 'ada@example.com',
  phone: '212 555 0100',
  consentToEmail: 'on',
};
