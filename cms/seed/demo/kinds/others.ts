import { REGULATORY_MODULES } from '#app/regulations/index.ts';
import { NO_ENERGY } from '#app/regulations/ll97/emissions.ts';
import type { PropertyTypeName } from '#app/regulations/ll97/property-types.ts';
import type { Building } from '#app/regulations/ll97/report.ts';
import { demoId } from '../demo-id.ts';
import { makePerson } from '../people.ts';
import { makePlace } from '../places.ts';
import type { Maker } from './kind.ts';

const USES: readonly PropertyTypeName[] = ['Office', 'Multifamily Housing', 'Hotel', 'Retail Store'];

/** A building that somebody entered in the LL97 calculator. */
export const makeEmissionsReport: Maker = ({ generator, moments }) => {
  const squareFeet = generator.number.int({ min: 26, max: 400 }) * 1000;
  const building: Building = {
    address: makePlace(generator).address,
    uses: [{ propertyType: generator.helpers.arrayElement(USES), squareFeet }],
    energy: {
      ...NO_ENERGY,
      electricityKwh: Math.round(squareFeet * generator.number.float({ min: 5, max: 18 })),
      naturalGasTherms: Math.round(squareFeet * generator.number.float({ min: 0.1, max: 0.7 })),
    },
    pathway: 'article320',
  };
  const publicId = demoId(generator);
  return {
    collection: 'emissions-reports',
    mark: { field: 'publicId', value: publicId },
    receivedAt: moments.arrival(),
    data: { publicId, buildingAddress: building.address, building },
  };
};

/** A sign-up to the newsletter of a module: most are confirmed, some wait, few have left. */
export const makeSubscription: Maker = ({ generator, moments }) => {
  const { email } = makePerson(generator);
  const receivedAt = moments.arrival();
  const soon = moments.later(receivedAt, 1).toISOString();
  const status = generator.helpers.arrayElement([
    'confirmed',
    'confirmed',
    'confirmed',
    'pending',
    'unsubscribed',
  ]);
  return {
    collection: 'newsletter-subscriptions',
    mark: { field: 'email', value: email },
    receivedAt,
    data: {
      email,
      source: generator.helpers.arrayElement(REGULATORY_MODULES).newsletterSource,
      status,
      confirmationSentAt: receivedAt.toISOString(),
      ...(status === 'pending' ? {} : { confirmedAt: soon }),
      ...(status === 'unsubscribed' ? { unsubscribedAt: moments.later(receivedAt, 200).toISOString() } : {}),
    },
  };
};
