import {
  BUSINESS_TYPES,
  CONTACT_ROLES,
  HAULERS,
  HAULER_TENURES,
  OTHER_HAULER,
} from '#app/regulations/cwz/choices.ts';
import { exampleZone } from '#app/regulations/cwz/example-zone.ts';
import { makeAnalysis } from '../analysis.ts';
import { billPdf } from '../bill-pdf.ts';
import { demoId } from '../demo-id.ts';
import { digestMark } from '../entry.ts';
import { makeBusiness, makePerson } from '../people.ts';
import { makePlace } from '../places.ts';
import type { Maker } from './kind.ts';

const KINDS = ['Grill', 'Diner', 'Books', 'Florist', 'Laundromat', 'Clinic', 'Print Shop'];
const WITH_A_BILL = 0.5;

/** An assessment of the Commercial Waste Zones, and sometimes the bill that was sent after it. */
export const makeAssessment: Maker = ({ generator, moments }, number) => {
  const pick = <Choice extends { value: string }>(choices: readonly Choice[]): Choice['value'] =>
    generator.helpers.arrayElement(choices).value;
  const person = makePerson(generator);
  const place = makePlace(generator);
  const receivedAt = moments.arrival();
  const businessName = makeBusiness(generator, generator.helpers.arrayElement(KINDS));
  const hauler = pick(HAULERS);
  const amount = generator.number.int({ min: 200, max: 1800 });
  const bytes = billPdf({ hauler: 'Demo Carting', customer: businessName, address: place.address, amount });
  const bill = { name: 'waste-bill.pdf', bytes, analysis: makeAnalysis(generator, moments, receivedAt) };
  return {
    collection: 'cwz-assessments',
    mark: digestMark('assessment', number),
    receivedAt,
    data: {
      businessName,
      businessType: pick(BUSINESS_TYPES),
      address: place.street,
      borough: place.borough,
      zipCode: place.zipCode,
      squareFootage: generator.number.int({ min: 5, max: 80 }) * 100,
      pickupsPerWeek: generator.number.int({ min: 2, max: 7 }),
      wasteTypes: {
        trash: true,
        recycling: generator.datatype.boolean(),
        foodWaste: generator.datatype.boolean(),
      },
      currentHauler: hauler,
      customHaulerName: hauler === OTHER_HAULER ? `${person.lastName} Brothers Carting` : undefined,
      haulerYears: pick(HAULER_TENURES),
      satisfactionRating: generator.number.int({ min: 1, max: 5 }),
      monthlyBill: `$${amount}`,
      complianceWarning: generator.datatype.boolean(0.15),
      consentToZoneComparison: generator.datatype.boolean(0.8),
      firstName: person.firstName,
      lastName: person.lastName,
      contactName: person.name,
      role: pick(CONTACT_ROLES),
      email: person.email,
      phone: person.phone,
      consentToEmail: true,
      zone: exampleZone(place.borough, generator.number.float({ min: 0, max: 0.99 })),
      reportId: demoId(generator),
    },
    bill: generator.datatype.boolean(WITH_A_BILL) ? bill : undefined,
  };
};
