import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryDuring } from './measure.mjs';

const PARALLEL = 10;
const ROUNDS = 3;
const FILE_BYTES = 10 * 1024 * 1024;
const IDLE_MS = 3000;

const STEPS = [
  {
    businessName: 'Load test',
    businessType: 'other',
    address: '1 Main Street',
    borough: 'queens',
    zipCode: '11373',
    pickupsPerWeek: '5',
  },
  {
    currentHauler: 'other',
    customHaulerName: 'A hauler',
    haulerYears: '1_to_3',
    satisfactionRating: '3',
    monthlyBill: '800',
  },
  { consentToZoneComparison: 'on' },
  { firstName: 'Lo', lastName: 'Ad', role: 'owner', email: 'load@example.com' },
];

/** Sends an assessment step by step. Returns the last part of its report's address. */
async function sendAssessment(url) {
  let address = new URL('/cwz/assessment', url);
  let cookie = '';
  for (const step of STEPS) {
    const body = new URLSearchParams(step);
    const response = await fetch(address, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    address = new URL(response.headers.get('location') ?? '', url);
  }
  return address.pathname.split('/').at(-1);
}

/** A PDF of 10 MB that compresses as badly as a scanned bill. */
function bill() {
  const picture = randomBytes(FILE_BYTES - 200);
  const head = Buffer.from('%PDF-1.4\n5 0 obj\n<< /Subtype /Image /Length 1 >>\nstream\n', 'latin1');
  return new Blob([head, picture, Buffer.from('\nendstream\nendobj\n%%EOF\n', 'latin1')]);
}

async function upload(url, id) {
  const form = new FormData();
  form.append('bill', bill(), 'bill.pdf');
  form.append('consent', 'on');
  const { status } = await fetch(new URL(`/cwz/upload/${id}/send`, url), { method: 'POST', body: form });
  return status;
}

/** The memory above idle, in MB, that parallel uploads of 10 MB cost the server. Throws where one is refused. */
export async function memoryOfUploads({ url, pid }) {
  const ids = await Promise.all(Array.from({ length: PARALLEL }, () => sendAssessment(url)));
  const idle = await memoryDuring(pid, () => wait(IDLE_MS));
  const { most, result } = await memoryDuring(pid, async () => {
    const statuses = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      statuses.push(...(await Promise.all(ids.map((id) => upload(url, id)))));
    }
    return statuses;
  });
  if (result.some((status) => status !== 200))
    throw new Error(`Uploads were answered with ${result.join(', ')}.`);
  return most - idle.least;
}
