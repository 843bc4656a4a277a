import type { PayloadRequest } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import { submissionKind } from '#collections/submissions/kinds.ts';
import { isFinal } from '#collections/submissions/workflow.ts';

/** The email domain and the phone numbers are reserved for examples. */
const visitor = (firstName: string, lastName: string, number: number) => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  email: `${firstName}.${lastName}+demo@example.com`.toLowerCase(),
  phone: `212-555-01${number}`,
});

export const VISITORS = [
  { ...visitor('Ada', 'Rivera', 11), street: '318 West 38th Street', borough: 'manhattan', zipCode: '10018' },
  { ...visitor('Ben', 'Okafor', 12), street: '212 Court Street', borough: 'brooklyn', zipCode: '11201' },
  { ...visitor('Carla', 'Nunez', 13), street: '45 Steinway Street', borough: 'queens', zipCode: '11103' },
  { ...visitor('Dmitri', 'Cohen', 14), street: '160 Arthur Avenue', borough: 'bronx', zipCode: '10458' },
  { ...visitor('Elena', 'Park', 15), street: '77 Bay Street', borough: 'staten_island', zipCode: '10301' },
] as const;

export type Visitor = (typeof VISITORS)[number];

export const fullAddress = ({ street, zipCode }: Visitor): string => `${street}, New York, NY ${zipCode}`;

export interface Demo {
  req: PayloadRequest;
  sender: Visitor;
  index: number;
  sent: { createdAt: string; updatedAt: string };
  isOld: boolean;
  digest: (kind: string) => string;
  /** Returns an ID as long as a real public ID, but not secret. */
  publicId: (kind: string) => string;
}

export type Store = (demo: Demo) => Promise<unknown>;

/** Updates the status without a user, so that no email is sent and the history gets no entry. */
export async function setStatus(
  req: PayloadRequest,
  id: number,
  status: Submission['status'],
): Promise<void> {
  const { kind, createdAt } = await req.payload.findByID({ collection: 'submissions', id, depth: 0, req });
  const closedAt = isFinal(submissionKind(kind).workflow, status) ? createdAt : null;
  await req.payload.update({ collection: 'submissions', id, data: { status, closedAt }, depth: 0, req });
}
