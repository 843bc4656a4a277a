import { randomBytes, randomUUID } from 'node:crypto';
import { ask, largePicture, openStream, sendMessage, until, check, printTime } from './client.mjs';

const STREAMS = 6;
const EVENT_LIMIT_MS = 2000;
const SIDE_OF_NINE_MEGABYTES = 1750;
const TWENTY_MEGABYTES = 20 * 1024 * 1024;

export async function tryPages(url) {
  for (const encoding of ['br', 'gzip']) {
    const { status, headers } = await ask(url, { headers: { 'accept-encoding': encoding } });
    check(
      status === 200 && headers['content-encoding'] === encoding,
      `pages arrive compressed with ${encoding}`,
    );
  }
  check((await sendMessage(url, `Own ${randomUUID()}`)).status < 400, 'a form from our own page is accepted');
  const { status } = await sendMessage(url, 'Foreign', { origin: 'https://elsewhere.example' });
  check(status >= 400, `a form from another site is rejected (${status})`);
}

/** Signs in to the panel. Returns the headers of the session. */
export async function signIn(url, account) {
  const response = await ask(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  check(response.status === 200, 'signing in to the panel works');
  const cookie = String(response.headers['set-cookie']).split(';')[0];
  const panel = await ask(`${url}/admin`, { headers: { cookie } });
  check(panel.status === 200 && panel.body.includes('Dashboard'), 'and opens the panel');
  return { cookie, origin: url };
}

const megabytes = ({ length }) => `${(length / 1024 / 1024).toFixed(1)} MB`;

/** An upload that is stored, and one of 20 MB that the product reads and rejects beside its field. */
export async function tryUploads(url, headers) {
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'Noise.' }));
  const picture = await largePicture(SIDE_OF_NINE_MEGABYTES);
  form.append('file', new Blob([picture], { type: 'image/png' }), `noise-${randomUUID()}.png`);
  const { status } = await fetch(`${url}/api/media`, { method: 'POST', headers, body: form });
  check(status === 201, `a picture of ${megabytes(picture)} is stored (${status})`);

  const invoice = new FormData();
  const large = randomBytes(TWENTY_MEGABYTES);
  invoice.append('invoice', new Blob([large], { type: 'application/pdf' }), 'bill.pdf');
  const refused = await fetch(`${url}/ll199/invoice/send`, {
    method: 'POST',
    headers: { origin: url },
    body: invoice,
  });
  const answer = await refused.text();
  const isOurs = refused.status === 400 && /"invoice":\[/.test(answer);
  check(
    isOurs,
    `one of ${megabytes(large)} reaches the product, which rejects it readably (${refused.status})`,
  );
}

export async function tryEvents(url, headers) {
  const streams = Array.from({ length: STREAMS }, () => openStream(`${url}/ll97/blog/events`));
  const all = (word) => streams.every(({ text }) => text.includes(word));
  check(await until(() => all('event: ready'), EVENT_LIMIT_MS), 'event streams start at once');
  const found = await fetch(`${url}/api/articles?limit=1&where[module][equals]=ll97`, { headers });
  const [{ id, title }] = (await found.json()).docs;
  const begin = performance.now();
  const { status } = await fetch(`${url}/api/articles/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `${title} (changed)`, _status: 'published' }),
  });
  check(status === 200, 'an article is changed');
  check(
    await until(() => all('event: content'), EVENT_LIMIT_MS),
    `${STREAMS} clients of both processes are notified`,
  );
  printTime('from the save to the last client', performance.now() - begin);
  for (const stream of streams) stream.end();
}
