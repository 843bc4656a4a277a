import { z } from 'zod';
import {
  BOROUGHS,
  BUSINESS_TYPES,
  CONTACT_ROLES,
  HAULERS,
  HAULER_TENURES,
  OTHER_HAULER,
  SATISFACTION_RATINGS,
} from '#law/commercial-waste/choices.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { area, checkbox, choice, email, singleLine } from '#app/features/forms/field-schemas.ts';
import { zipQuestion } from './zip-question.ts';

const LARGEST_SQUARE_FEET = 100_000_000;
const MAX_PICKUPS = 99;

/** Maximum lengths in characters. Together, the fields must fit into the draft's cookie. */
export const MAX = {
  businessName: 100,
  address: 160,
  zipCode: 10,
  squareFootage: 20,
  pickupsPerWeek: 10,
  customHaulerName: 80,
  monthlyBill: 40,
  firstName: 50,
  lastName: 50,
  email: 254,
  phone: 30,
} as const;

const AREA_MESSAGE = 'Please enter the square footage as a number, such as 2,500';

const squareFootage = area({ message: AREA_MESSAGE, max: LARGEST_SQUARE_FEET });

const PICKUPS_MESSAGE = `Please enter the pickups per week as a whole number from 1 to ${MAX_PICKUPS}`;

const pickupsPerWeek = singleLine({ message: PICKUPS_MESSAGE, max: MAX.pickupsPerWeek })
  .refine((text) => /^[1-9]\d?$/.test(text), PICKUPS_MESSAGE)
  .transform(Number);

const ZIP_MESSAGE = 'Please enter a ZIP code of 5 digits';

/** The refinement below also runs on invalid values, such as the array that a repeated field produces. */
const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const business = z
  .object({
    businessName: singleLine({ message: 'Please enter the name of your business', max: MAX.businessName }),
    businessType: choice(BUSINESS_TYPES, 'Please select a business type'),
    address: singleLine({ message: 'Please enter the address of your business', max: MAX.address }),
    borough: choice(BOROUGHS, 'Please select a borough'),
    zipCode: singleLine({ message: ZIP_MESSAGE, max: MAX.zipCode }).regex(/^\d{5}$/, ZIP_MESSAGE),
    squareFootage: squareFootage.optional(),
    pickupsPerWeek,
    trash: checkbox(),
    recycling: checkbox(),
    foodWaste: checkbox(),
    zipConfirmed: checkbox(),
  })
  .refine(({ zipCode, borough, zipConfirmed }) => zipConfirmed || !zipQuestion(one(zipCode), one(borough)), {
    path: ['zipConfirmed'],
    message: 'Please correct the ZIP code or the borough, or check the box',
    when: () => true,
  });

const HAULER_NAME_MESSAGE = 'Please enter the name of your hauler';

const hauler = z
  .object({
    currentHauler: choice(HAULERS, 'Please select your hauler'),
    customHaulerName: singleLine({ message: HAULER_NAME_MESSAGE, max: MAX.customHaulerName }).optional(),
    haulerYears: choice(HAULER_TENURES, 'Please select how long you have been with your hauler'),
    satisfactionRating: choice(SATISFACTION_RATINGS, 'Please rate your hauler from 1 to 5'),
    monthlyBill: singleLine({ message: 'Please enter your monthly bill', max: MAX.monthlyBill }),
    complianceWarning: z.enum(['no', 'yes'], { error: 'Please select yes or no' }).default('no'),
  })
  .refine(({ currentHauler, customHaulerName }) => currentHauler !== OTHER_HAULER || customHaulerName, {
    path: ['customHaulerName'],
    message: HAULER_NAME_MESSAGE,
    // Run this check even if other fields are invalid, to show all errors at once.
    when: () => true,
  });

const consent = z.object({
  consentToZoneComparison: z.literal(true, { error: 'Please check the box to continue' }),
});

const contact = z.object({
  firstName: singleLine({ message: 'Please enter your first name', max: MAX.firstName }),
  lastName: singleLine({ message: 'Please enter your last name', max: MAX.lastName }),
  role: choice(CONTACT_ROLES, 'Please select your role'),
  email: email(),
  phone: singleLine({ message: 'Please enter a phone number', max: MAX.phone }).optional(),
  consentToEmail: checkbox(),
});

export const ASSESSMENT_FAILED = 'Failed to submit assessment. Please try again.';

export const STEP_FORMS = {
  business: defineForm(business, ASSESSMENT_FAILED),
  hauler: defineForm(hauler, ASSESSMENT_FAILED),
  consent: defineForm(consent, ASSESSMENT_FAILED),
  contact: defineForm(contact, ASSESSMENT_FAILED),
};
