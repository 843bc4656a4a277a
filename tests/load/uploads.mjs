import { randomBytes } from 'node:crypto';
import { idleMegabytes, peakMegabytes } from './memory.mjs';

const MEBIBYTE = 1024 * 1024;
const PARALLEL = 10;
const FILE_BYTES = 10 * MEBIBYTE;
const ROUNDS = 3;

/** Ten uploads of 10 MB at once may cost this much memory above idle. */
const MOST_ABOVE_IDLE = 100;

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
export async function assess(url) {
  let address = new URL('/cwz/assessment', url);
  let cookie = '';
  for (const step of STEPS) {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(step),
      headers: { cookie },
      redirect: 'manual',
    });
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

/** Measures the memory of ten parallel uploads. The files that are sent are made in this process, not in the server's. */
export async function measureUploads({ url, pid }) {
  const ids = await Promise.all(Array.from({ length: PARALLEL }, () => assess(url)));
  const idle = await idleMegabytes(pid);
  const begin = performance.now();
  const { peak, result } = await peakMegabytes(pid, async () => {
    const statuses = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      statuses.push(...(await Promise.all(ids.map((id) => upload(url, id)))));
    }
    return statuses;
  });
  const seconds = (performance.now() - begin) / 1000;
  const taken = result.filter((status) => status === 200).length;
  return {
    name: `${PARALLEL} parallel uploads of 10 MB, ${ROUNDS} times`,
    figures: {
      'uploads taken': `${taken} of ${result.length}`,
      'uploads a second': (result.length / seconds).toFixed(1),
      'memory at idle, MB': idle.toFixed(0),
      'memory at most, MB': peak.toFixed(0),
      'above idle, MB': (peak - idle).toFixed(0),
      'allowed above idle, MB': String(MOST_ABOVE_IDLE),
    },
    isGood: taken === result.length && peak - idle < MOST_ABOVE_IDLE,
  };
}
