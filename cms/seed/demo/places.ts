import type { Faker } from '@faker-js/faker';
import type { Borough } from '#app/regulations/cwz/choices.ts';

interface Street {
  name: string;
  zipCode: string;
  /** The highest number that stands there. */
  numbers: number;
}

/** Streets that exist, each with a ZIP code of its own. The numbers are made up. */
const STREETS: Readonly<Record<Borough, readonly Street[]>> = {
  manhattan: [
    { name: 'West 38th Street', zipCode: '10018', numbers: 360 },
    { name: 'East 116th Street', zipCode: '10029', numbers: 420 },
    { name: 'Canal Street', zipCode: '10013', numbers: 380 },
    { name: 'Dyckman Street', zipCode: '10034', numbers: 270 },
  ],
  brooklyn: [
    { name: 'Court Street', zipCode: '11201', numbers: 290 },
    { name: 'Nostrand Avenue', zipCode: '11216', numbers: 540 },
    { name: '5th Avenue', zipCode: '11215', numbers: 480 },
    { name: 'Graham Avenue', zipCode: '11206', numbers: 300 },
  ],
  queens: [
    { name: 'Steinway Street', zipCode: '11103', numbers: 360 },
    { name: 'Roosevelt Avenue', zipCode: '11372', numbers: 820 },
    { name: 'Jamaica Avenue', zipCode: '11432', numbers: 900 },
    { name: 'Main Street', zipCode: '11354', numbers: 420 },
  ],
  bronx: [
    { name: 'Arthur Avenue', zipCode: '10458', numbers: 240 },
    { name: 'East 149th Street', zipCode: '10455', numbers: 640 },
    { name: 'Westchester Avenue', zipCode: '10459', numbers: 950 },
  ],
  staten_island: [
    { name: 'Bay Street', zipCode: '10301', numbers: 560 },
    { name: 'Forest Avenue', zipCode: '10310', numbers: 780 },
  ],
};

const CITIES: Readonly<Record<Borough, string>> = {
  manhattan: 'New York',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'Bronx',
  staten_island: 'Staten Island',
};

/** Where a building of the demo stands. */
export interface DemoPlace {
  borough: Borough;
  /** Number and street. */
  street: string;
  zipCode: string;
  /** As a visitor writes it in one line. */
  address: string;
}

/** A place in one of the five boroughs. */
export function makePlace(generator: Faker): DemoPlace {
  const borough = generator.helpers.weightedArrayElement<Borough>([
    { value: 'manhattan', weight: 4 },
    { value: 'brooklyn', weight: 4 },
    { value: 'queens', weight: 3 },
    { value: 'bronx', weight: 2 },
    { value: 'staten_island', weight: 1 },
  ]);
  const { name, numbers, zipCode } = generator.helpers.arrayElement(STREETS[borough]);
  const street = `${generator.number.int({ min: 2, max: numbers })} ${name}`;
  return { borough, street, zipCode, address: `${street}, ${CITIES[borough]}, NY ${zipCode}` };
}
