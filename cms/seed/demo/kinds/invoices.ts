import { BUSINESS_TYPES } from '#app/regulations/ll199.ts';
import { makeAnalysis } from '../analysis.ts';
import { billPdf } from '../bill-pdf.ts';
import { digestMark } from '../entry.ts';
import { makeBusiness, makePerson } from '../people.ts';
import { makePlace } from '../places.ts';
import type { Maker } from './kind.ts';

const KINDS = ['Bakery', 'Market', 'Cafe', 'Hardware', 'Pharmacy', 'Deli', 'Studio'];
const WITH_A_BILL = 0.7;

/** A business that asks for the LL199 report, mostly with an invoice. */
export const makeInvoice: Maker = ({ generator, moments }, number) => {
  const person = makePerson(generator);
  const { address } = makePlace(generator);
  const receivedAt = moments.arrival();
  const business = makeBusiness(generator, generator.helpers.arrayElement(KINDS));
  const hauler = `${generator.person.lastName()} Carting`;
  const amount = generator.number.int({ min: 250, max: 2200 });
  const bytes = billPdf({ hauler, customer: business, address, amount });
  return {
    collection: 'invoice-submissions',
    mark: digestMark('invoice', number),
    receivedAt,
    data: {
      buildingAddress: address,
      buildingType: generator.helpers.arrayElement(BUSINESS_TYPES).value,
      squareFootage: generator.number.int({ min: 6, max: 90 }) * 100,
      contactName: person.name,
      contactEmail: person.email,
      contactPhone: person.phone,
      additionalNotes: [
        `Business name: ${business}`,
        `Waste hauler: ${hauler}`,
        `Monthly bill: $${amount}`,
      ].join('\n'),
      ...makeAnalysis(generator, moments, receivedAt),
    },
    bill: generator.datatype.boolean(WITH_A_BILL) ? { name: 'invoice.pdf', bytes } : undefined,
  };
};
