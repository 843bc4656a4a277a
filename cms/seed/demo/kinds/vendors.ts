import { REGULATORY_MODULES } from '#app/regulations/index.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { digestMark } from '../entry.ts';
import { makeBusiness, makePerson } from '../people.ts';
import type { Maker } from './kind.ts';

const KINDS = ['Engineering', 'Mechanical', 'Energy Partners', 'Building Services', 'Consulting', 'Electric'];

type Status = VendorApplication['status'];

/** New for a day or two, then looked at, then decided upon. */
const statusesAt = (ageHours: number): readonly Status[] => {
  if (ageHours < 36) return ['new'];
  return ageHours < 140
    ? ['new', 'inReview', 'inReview', 'approved']
    : ['approved', 'approved', 'rejected', 'inReview'];
};

/** A vendor's application to one of the modules. */
export const makeVendor: Maker = ({ generator, moments }, number) => {
  const module = generator.helpers.arrayElement(REGULATORY_MODULES);
  const category = generator.helpers.arrayElement(module.vendorServiceCategories);
  const person = makePerson(generator);
  const receivedAt = moments.arrival();
  const status = generator.helpers.arrayElement(statusesAt(moments.ageOf(receivedAt)));
  return {
    collection: 'vendor-applications',
    mark: digestMark('vendor', number),
    receivedAt,
    data: {
      module: module.slug,
      companyName: makeBusiness(generator, generator.helpers.arrayElement(KINDS)),
      serviceCategory: category.value,
      contactName: person.name,
      contactEmail: person.email,
      companyWebsite: 'https://example.com',
      requestsDiscountCode: false,
      servicesOffered: `${category.label} for owners of ${generator.number.int({ min: 2, max: 60 })} and more units.`,
      experience: `${generator.number.int({ min: 2, max: 30 })} years, in all five boroughs.`,
      status,
      rejectionReason: status === 'rejected' ? 'We list firms that work in New York City.' : undefined,
    },
  };
};
