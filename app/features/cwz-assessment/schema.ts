import { z } from 'zod';
import {
  BOROUGHS,
  BUSINESS_TYPES,
  CONTACT_ROLES,
  HAULERS,
  HAULER_TENURES,
  OTHER_HAULER,
  SATISFACTION_RATINGS,
} from '#app/regulations/cwz/choices.ts';
import { email, line, readNumber } from '../forms/atoms.ts';

/** No business of the city is larger, in sq ft. */
const LARGEST_SQUARE_FEET = 100_000_000;
const MOST_PICKUPS = 99;

/** The most characters that a draft keeps of each free text: together they have to fit into one cookie. */
export const LONGEST = {
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

/** One of the choices, by its stored value. */
const oneOf = <const Value extends string>(choices: readonly { value: Value }[], message: string) =>
  z.enum(
    choices.map(({ value }) => value),
    { error: message },
  );

const AREA_MESSAGE = 'Please enter the square footage as a number, such as 2,500';

const squareFootage = line({ message: AREA_MESSAGE, max: LONGEST.squareFootage })
  .transform(readNumber)
  .refine((area) => area > 0 && area <= LARGEST_SQUARE_FEET, AREA_MESSAGE);

const PICKUPS_MESSAGE = `Please enter the pickups per week as a whole number from 1 to ${MOST_PICKUPS}`;

const pickupsPerWeek = line({ message: PICKUPS_MESSAGE, max: LONGEST.pickupsPerWeek })
  .refine((text) => /^[1-9]\d?$/.test(text), PICKUPS_MESSAGE)
  .transform(Number);

const ZIP_MESSAGE = 'Please enter a ZIP code of 5 digits';

const ticked = z.boolean().default(false);

/** Step 1. Specification section 5, "CWZ assessment". */
export const businessSchema = z.object({
  businessName: line({ message: 'Please enter the name of your business', max: LONGEST.businessName }),
  businessType: oneOf(BUSINESS_TYPES, 'Please select a business type'),
  address: line({ message: 'Please enter the address of your business', max: LONGEST.address }),
  borough: oneOf(BOROUGHS, 'Please select a borough'),
  zipCode: line({ message: ZIP_MESSAGE, max: LONGEST.zipCode }).regex(/^\d{5}$/, ZIP_MESSAGE),
  squareFootage: squareFootage.optional(),
  pickupsPerWeek,
  trash: ticked,
  recycling: ticked,
  foodWaste: ticked,
});

const HAULER_NAME_MESSAGE = 'Please enter the name of your hauler';

/** Step 2. The name of the hauler is asked for only where it is none of the list. */
export const haulerSchema = z
  .object({
    currentHauler: oneOf(HAULERS, 'Please select your hauler'),
    customHaulerName: line({ message: HAULER_NAME_MESSAGE, max: LONGEST.customHaulerName }).optional(),
    haulerYears: oneOf(HAULER_TENURES, 'Please select how long you have been with your hauler'),
    satisfactionRating: oneOf(SATISFACTION_RATINGS, 'Please rate your hauler from 1 to 5'),
    monthlyBill: line({ message: 'Please enter your monthly bill', max: LONGEST.monthlyBill }),
    complianceWarning: z.enum(['no', 'yes'], { error: 'Please select yes or no' }).default('no'),
  })
  .refine(({ currentHauler, customHaulerName }) => currentHauler !== OTHER_HAULER || customHaulerName, {
    path: ['customHaulerName'],
    message: HAULER_NAME_MESSAGE,
    // Also where something else is wrong, so that everything is said at once.
    when: () => true,
  });

/** Step 3. */
export const consentSchema = z.object({
  consentToZoneComparison: z.literal(true, { error: 'Please tick the box to go on' }),
});

/** Step 4. */
export const contactSchema = z.object({
  firstName: line({ message: 'Please enter your first name', max: LONGEST.firstName }),
  lastName: line({ message: 'Please enter your last name', max: LONGEST.lastName }),
  role: oneOf(CONTACT_ROLES, 'Please select your role'),
  email: email(),
  phone: line({ message: 'Please enter a phone number', max: LONGEST.phone }).optional(),
  consentToEmail: ticked,
});

/** What stands in the fields of each step before it is checked. */
export type BusinessFields = z.input<typeof businessSchema>;
export type HaulerFields = z.input<typeof haulerSchema>;
export type ConsentFields = z.input<typeof consentSchema>;
export type ContactFields = z.input<typeof contactSchema>;
