import type { Faker } from '@faker-js/faker';

/** What the addresses of all people of the demo have in common. Nobody has a mailbox at example.com. */
const DEMO_MAIL_END = '+demo@example.com';

/** Somebody who does not exist. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  phone: string;
}

const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** A person with an address at example.com, and a number of those that are kept for fiction. */
export function makePerson(generator: Faker): DemoPerson {
  const firstName = generator.person.firstName();
  const lastName = generator.person.lastName();
  const number = generator.number.int({ min: 10, max: 99 });
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${lettersOf(firstName)}.${lettersOf(lastName)}${number}${DEMO_MAIL_END}`,
    phone: `212-555-01${number}`,
  };
}

/** The name of a business that does not exist. */
export const makeBusiness = (generator: Faker, kind: string): string =>
  `${generator.person.lastName()} ${kind}`;
