export const STEP_LABELS = {
  business: {
    businessName: 'Business name',
    businessType: 'Business type',
    address: 'Business address',
    borough: 'Borough',
    zipCode: 'ZIP code',
    squareFootage: 'Square footage',
    pickupsPerWeek: 'Pickups per week',
    trash: 'Trash',
    recycling: 'Recycling',
    foodWaste: 'Food waste',
    zipConfirmed: 'The ZIP code and the borough are right',
  },
  hauler: {
    currentHauler: 'Current hauler',
    customHaulerName: "Your hauler's name",
    haulerYears: 'How long have you been with them?',
    satisfactionRating: 'How satisfied are you?',
    monthlyBill: 'Monthly bill',
    complianceWarning: 'Have you had a compliance warning about your waste?',
  },
  consent: { consentToZoneComparison: 'Consent' },
  contact: {
    firstName: 'First name',
    lastName: 'Last name',
    role: 'Your role',
    email: 'Email',
    phone: 'Phone',
    consentToEmail: 'Report by email',
  },
};

export const WASTE_TYPES_LABEL = 'What is collected?';

export const NO_OR_YES = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
