import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import ICAL from 'ical.js';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays } from 'date-fns';
import { followedLots } from '#collections/following/followings.ts';
import { deleteExpired } from '#collections/personal-data/delete-expired.ts';
import type { PendingRow } from '#collections/portfolios/submit.ts';
import { addFollower, queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { workbookOf } from '../support/portfolio-lists.ts';
import { statementsOf } from '../support/statements.ts';

const EMPIRE_STATE = '1008350041';
const LOT_WITHOUT_RECORD = '1016999999';

let test: TestPayload;
let submit: typeof import('#collections/portfolios/submit.ts');
let links: typeof import('#collections/portfolios/secret-links.ts');
let create: typeof import('#app/features/portfolios/new-portfolio.server.ts');
let add: typeof import('#app/features/portfolios/add.server.ts');
let dates: typeof import('#app/features/portfolios/dates.server.ts');
let buildings: typeof import('#app/features/portfolios/buildings.server.ts');
let settings: typeof import('#app/features/portfolios/settings.server.ts');
let questions: typeof import('#app/features/portfolios/questions.server.ts');
let files: typeof import('#app/features/portfolios/files.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  submit = await import('#collections/portfolios/submit.ts');
  links = await import('#collections/portfolios/secret-links.ts');
  create = await import('#app/features/portfolios/new-portfolio.server.ts');
  add = await import('#app/features/portfolios/add.server.ts');
  dates = await import('#app/features/portfolios/dates.server.ts');
  buildings = await import('#app/features/portfolios/buildings.server.ts');
  settings = await import('#app/features/portfolios/settings.server.ts');
  questions = await import('#app/features/portfolios/questions.server.ts');
  files = await import('#app/features/portfolios/files.server.ts');
});

afterAll(() => test.close());

const takeGuess = vi.fn<() => Promise<number | undefined>>(() => Promise.resolve(undefined));

const takeLookUp = vi.fn<(count?: number) => Promise<number | undefined>>(() => Promise.resolve(undefined));

const context = {
  takeGuess,
  takeLookUp,
  takeMailTo: () => Promise.resolve(undefined),
  mayAcknowledge: () => Promise.resolve(true),
  log: { error: vi.fn() },
};

type Fields = Record<string, string | File>;

/** Builds the arguments that Remix passes to a loader or an action. */
function argsFor(params: Record<string, string>, fields?: Fields, query = '') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
  const request = new Request(
    `https://example.com/portfolio${query}`,
    fields ? { method: 'POST', body } : {},
  );
  return { request, params, context } as never;
}

interface HttpResponse {
  status: number;
  location: string;
  errors: Record<string, string[]>;
}

/** What an action returns: a redirect, or its page's data with a status. */
interface Returned {
  data: { result?: { error?: Record<string, string[] | null> | null } };
  init: ResponseInit | null;
}

/** Converts an action's result to its redirect URL, or to the errors that the page shows. */
function toHttpResponse(answer: Response | Returned): HttpResponse {
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('location') ?? '', errors: {} };
  }
  const errors: HttpResponse['errors'] = {};
  for (const [field, messages] of Object.entries(answer.data.result?.error ?? {}))
    errors[field] = messages ?? [];
  return { status: answer.init?.status ?? 200, location: '', errors };
}

const keyIn = ({ location }: HttpResponse): string => location.split('/')[2] ?? '';

const newForm = async () => ({ formKey: (await create.loadNewPortfolio()).formKey });

async function send(fields: Fields): Promise<HttpResponse> {
  const form = { ...(await newForm()), name: 'Our buildings', email: '' };
  return toHttpResponse(await create.receiveNewPortfolio(argsFor({}, { ...form, ...fields })));
}

const upload = (content: string | Uint8Array, name = 'list.csv') =>
  send({ file: new File([content as BlobPart], name) });

const findPortfolio = async (key: string) => {
  const found = await links.findPortfolio('key', key);
  if (!found) throw new Error('There is no such portfolio.');
  return found;
};

const readPending = async (key: string): Promise<PendingRow[]> =>
  submit.pendingRows((await findPortfolio(key)).pending);

const createPortfolio = async (list: string, fields: Fields = {}): Promise<string> =>
  keyIn(await send({ list, ...fields }));

const decide = async (key: string, fields: Fields): Promise<HttpResponse> =>
  toHttpResponse(await add.receiveRows(argsFor({ key }, fields)));

const ownDates = (key: string, query = '') => dates.loadDatesPage(argsFor({ key }, undefined, query));

/** Returns BBLs on the shipped Covered Buildings List. */
async function coveredLots(count: number): Promise<string[]> {
  const { rows } = await test.payload.db.drizzle.execute<{ bbl: string }>(sql`
    select bbl::text from city.covered_lots where house is not null order by bbl limit ${count}`);
  return rows.map(({ bbl }) => bbl);
}

const responseStatus = async (work: () => Promise<unknown>): Promise<number> => {
  try {
    await work();
    return 200;
  } catch (error) {
    return (error as { init?: { status?: number } }).init?.status ?? 500;
  }
};

const anEmail = () => `${randomUUID()}@example.com`;

const mailsTo = async (email: string) => (await queuedMails(test.payload)).filter(({ to }) => to === email);

const loadBuildings = (key: string, query = '') =>
  buildings.loadBuildings(argsFor({ key }, undefined, query));

const changeBuilding = async (key: string, fields: Fields) =>
  toHttpResponse(await buildings.receiveBuilding(argsFor({ key }, fields)));

const changeSettings = async (key: string, fields: Fields) =>
  toHttpResponse(await settings.receiveSettings(argsFor({ key }, fields)));

const writeEntry = async (key: string, fields: Fields, query = '') =>
  toHttpResponse(await dates.receiveEntry(argsFor({ key }, fields, query)));

const loadFile = (key: string, format: string, query = '') =>
  files.portfolioFileResponse(argsFor({ key, format }, undefined, query));

const listLots = async (key: string): Promise<string[]> =>
  (await loadBuildings(key)).page.items.map(({ bbl }) => bbl);

const undecidedRows = async (key: string) => (await add.loadAdd(argsFor({ key }))).undecided;

describe('a list of buildings', () => {
  it('adds clear matches, and leaves the other rows for the owner to resolve', async () => {
    const sent = await send({
      list: `350 5th Avenue, Manhattan\n${EMPIRE_STATE}\n1 Nowhere Street\nBroadway`,
    });
    const key = keyIn(sent);
    expect(sent).toMatchObject({
      status: 302,
      location: `/portfolio/${key}/add?added=1&here=0&twice=1`,
    });
    const view = await loadBuildings(key, '?added=1&here=0&twice=1');
    expect(view).toMatchObject({
      added: '1 building added; 1 was listed twice.',
      page: { items: [{ bbl: EMPIRE_STATE, address: expect.stringContaining('350 5th Avenue, Manhattan') }] },
    });
    expect(await readPending(key)).toEqual([{ text: '1 Nowhere Street' }, { text: 'Broadway' }]);
    const again = await decide(key, { intent: 'list', list: `${EMPIRE_STATE}\nBroadway` });
    expect(again.location).toBe(`/portfolio/${key}/add?added=0&here=1&twice=0`);
    expect(await readPending(key)).toHaveLength(2);
  });

  it('keeps undecided rows while others are corrected', async () => {
    const key = keyIn(await send({ list: 'Name,Address\nHQ,Nonsense\n,1 Nowhere Street\n,Another' }));
    const corrected = { 'row-0': 'Nonsense', 'text-0': '350 5th Avenue, Manhattan' };
    await decide(key, { ...corrected, 'row-1': '1 Nowhere Street', 'choice-1': 'leave' });
    expect(await readPending(key)).toEqual([{ text: 'Another' }]);
    const { page } = await loadBuildings(key);
    expect(page.items).toMatchObject([{ bbl: EMPIRE_STATE, label: 'HQ' }]);
    expect(await decide(key, { 'row-0': 'Another', 'text-0': 'Another' })).toMatchObject({ status: 400 });
    expect((await decide(key, { intent: 'discard' })).location).toBe(`/portfolio/${key}/buildings`);
    expect(await readPending(key)).toEqual([]);
  });

  it('lets the owner choose only from possible matches', async () => {
    const key = keyIn(await send({ list: '20 Exchange Place' }));
    const [row] = await undecidedRows(key);
    expect(row).toMatchObject({ text: '20 Exchange Place', why: 'You named no borough. Is it this one?' });
    const choice = row?.choices[0]?.bbl ?? '';
    await decide(key, { 'row-0': '20 Exchange Place', 'choice-0': EMPIRE_STATE });
    expect([await listLots(key), await readPending(key)]).toEqual([[], [{ text: '20 Exchange Place' }]]);
    await decide(key, { 'row-0': '20 Exchange Place', 'choice-0': choice });
    expect([await listLots(key), await readPending(key)]).toEqual([[choice], []]);
  });

  it('finds a building by its address if its BBL or BIN is outdated, and reports the line', async () => {
    const sent = await send({ list: 'BIN,Address,Borough\n2999999,350 5th Avenue,Manhattan' });
    expect(sent.location).toContain('/buildings?added=1&here=0&twice=0&stale=2&');
    expect(await listLots(keyIn(sent))).toEqual([EMPIRE_STATE]);
  });

  it("uses the list's number of apartments only if the city has none", async () => {
    const list = `BBL,Units\n${EMPIRE_STATE},12\n${LOT_WITHOUT_RECORD},34`;
    const key = keyIn(await send({ list }));
    await decide(key, { 'row-0': LOT_WITHOUT_RECORD, 'choice-0': LOT_WITHOUT_RECORD });
    const where = { portfolio: { equals: (await findPortfolio(key)).id } };
    const { docs } = await test.payload.find({ collection: 'portfolio-buildings', where, sort: 'bbl' });
    const answers = Object.fromEntries(docs.map(({ bbl, answers: text }) => [bbl, text]));
    expect(answers[LOT_WITHOUT_RECORD]).toBe('units=34');
  });

  it('creates one portfolio when it is submitted twice at once', async () => {
    const email = anEmail();
    const fields = { ...(await newForm()), email, list: '350 5th Avenue, Manhattan', name: 'Twice' };
    const [key, other] = (await Promise.all([send(fields), send(fields)])).map(keyIn);
    expect(other).toBe(key);
    const where = { email: { equals: email } };
    expect((await test.payload.find({ collection: 'portfolios', where })).docs).toHaveLength(1);
    expect(await listLots(key ?? '')).toHaveLength(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/portfolio/${key}`);
    expect(mails[0]?.subject).toContain('Twice');
    expect(mails[0]?.text).toContain('Twice');
  });

  it('adds each building once, up to 500', async () => {
    const lots = await coveredLots(501);
    const list = (from: number, to: number) => lots.slice(from, to).join('\n');
    const key = await createPortfolio(list(0, 500));
    expect((await decide(key, { intent: 'list', list: list(0, 2) })).status).toBe(302);
    const refused = await decide(key, { intent: 'list', list: list(500, 501) });
    expect(refused).toMatchObject({
      status: 400,
      errors: { '': [expect.stringContaining('up to 500 buildings')] },
    });
    expect((await loadBuildings(key)).page.total).toBe(500);
  });
});

describe('a row without a clear match', () => {
  it('offers a lot without a record, but not an impossible lot', async () => {
    const key = keyIn(await send({ list: `${LOT_WITHOUT_RECORD}\n1-00000-0000` }));
    const [row, impossible] = await undecidedRows(key);
    expect(row?.choices.map(({ bbl }) => bbl)).toContain(LOT_WITHOUT_RECORD);
    expect(impossible?.choices).toEqual([]);
    await decide(key, { 'row-0': LOT_WITHOUT_RECORD, 'choice-0': LOT_WITHOUT_RECORD });
    const { page } = await loadBuildings(key);
    expect(page.items).toMatchObject([{ bbl: LOT_WITHOUT_RECORD, isKnown: false }]);
    expect((await ownDates(key)).unknown).toEqual([`Tax lot ${LOT_WITHOUT_RECORD}, Manhattan`]);
  });

  it.each(['1.00835E+09', '1008350000'])('explains that the BBL was rounded to %s', async (rounded) => {
    const key = keyIn(await send({ list: `Name,BBL\nA,${rounded}` }));
    expect((await undecidedRows(key))[0]?.why).toMatch(/^The spreadsheet rounded this BBL/);
  });
});

describe('the look-ups of a list', () => {
  it('are counted per row, and a list over the limit is rejected', async () => {
    const list = `${EMPIRE_STATE}\n1 Nowhere Street\n2 Nowhere Street`;
    takeLookUp.mockClear();
    const key = keyIn(await send({ list }));
    expect(takeLookUp).toHaveBeenCalledExactlyOnceWith(3);
    takeLookUp.mockResolvedValueOnce(60);
    expect(await send({ list })).toMatchObject({ status: 429, errors: { '': [expect.any(String)] } });

    takeLookUp.mockResolvedValueOnce(60);
    expect((await undecidedRows(key))[0]?.why).toMatch(/too|lot of searches/);
    const corrected = { 'row-0': '1 Nowhere Street', 'text-0': '3 Nowhere Street' };
    takeLookUp.mockResolvedValueOnce(60);
    expect((await decide(key, corrected)).status).toBe(429);
    expect(await readPending(key)).toHaveLength(2);
    expect((await decide(key, corrected)).status).toBe(302);
    expect((await readPending(key)).map(({ text }) => text)).toEqual([
      '2 Nowhere Street',
      '3 Nowhere Street',
    ]);
    takeLookUp.mockResolvedValueOnce(60);
    expect((await decide(key, { intent: 'list', list })).status).toBe(429);
  });
});

describe('a file', () => {
  it('reads formulas of an Excel workbook by their stored values', async () => {
    const rows = [
      ['Name', 'BBL'],
      ['HQ', { formula: 'A1&"41"', value: EMPIRE_STATE }],
    ];
    const sent = await upload(workbookOf(rows), 'list.xlsx');
    expect(sent.location).toContain('&column=name');
    const { page } = await loadBuildings(keyIn(sent));
    expect(page.items).toMatchObject([{ bbl: EMPIRE_STATE, label: 'HQ' }]);
  });

  it('leaves a row for the owner to resolve if a formula has no stored value', async () => {
    const sent = await upload(
      workbookOf([
        ['Address', 'Name'],
        [{ formula: 'B2' }, 'HQ'],
      ]),
      'list.xlsx',
    );
    expect(await readPending(keyIn(sent))).toEqual([{ text: '', label: 'HQ' }]);
  });

  it.each<[string, string | Uint8Array, string, string]>([
    [
      'a damaged ZIP archive',
      new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]),
      'list.csv',
      'damaged or incomplete',
    ],
    ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'list.xlsx', 'old Excel workbook'],
    ['two megabytes in size', new Uint8Array(2 * 1024 * 1024).fill(65), 'list.csv', 'less than 1MB'],
  ])('is rejected with an error beside its field if it is %s', async (_, content, name, message) => {
    const sent = await upload(content, name);
    expect(sent).toMatchObject({ status: 400, errors: { file: [expect.stringContaining(message)] } });
  });

  it('is required unless a list is typed', async () => {
    expect(await send({})).toMatchObject({ status: 400, errors: { list: [expect.any(String)] } });
    expect(await send({ list: EMPIRE_STATE, name: ' ' })).toMatchObject({
      status: 400,
      errors: { name: [expect.any(String)] },
    });
  });
});

describe('a portfolio date', () => {
  it('can be marked as done and have notes, with a history of both', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const [row] = (await ownDates(key)).rows;
    if (!row) throw new Error('The building has no date.');
    const about = { bbl: row.bbl, law: row.law, cycle: row.cycle };
    const write = (fields: Fields) => writeEntry(key, { ...about, ...fields }, '?status=open&page=1');

    expect((await write({ kind: 'done' })).location).toBe(`/portfolio/${key}?status=open&page=1#${row.id}`);
    await Promise.all([write({ kind: 'done' }), write({ kind: 'done' })]);
    await Promise.all([
      write({ kind: 'note', text: 'Filed by Ada' }),
      write({ kind: 'note', text: 'Filed by Ada' }),
    ]);
    await write({ kind: 'reopened' });
    await write({ kind: 'done' });

    const after = (await ownDates(key)).rows.find(({ id }) => id === row.id);
    expect(after?.doneAt).toBeDefined();
    expect(after?.entries.map(({ kind, text }) => text ?? kind)).toEqual([
      'done',
      'reopened',
      'Filed by Ada',
      'done',
    ]);
    expect((await ownDates(key, '?status=done')).page.total).toBe(1);
  });

  it('can be marked as done for all listed buildings that share it', async () => {
    const key = await createPortfolio(`${EMPIRE_STATE}\n1013060001`);
    const [shared] = (await ownDates(key)).shared;
    if (!shared) throw new Error('The buildings share no date.');
    const { law, cycle, day } = shared;
    const write = (kind: string, query = '') => writeEntry(key, { kind, law, cycle, day }, query);
    const done = async () =>
      (await ownDates(key, `?law=${law}&page=all`)).rows.filter(({ doneAt }) => doneAt).map(({ bbl }) => bbl);
    await write('allDone', `?building=${EMPIRE_STATE}`);
    expect(await done()).toEqual([EMPIRE_STATE]);
    expect((await write('allDone')).location).toMatch(new RegExp(`^/portfolio/${key}#${law}-`));
    expect((await done()).toSorted()).toEqual([EMPIRE_STATE, '1013060001']);
    const entries = (await ownDates(key)).rows.flatMap((row) => (row.law === law ? row.entries : []));
    expect(entries.map(({ kind }) => kind)).toEqual(['done', 'done']);
    await write('allReopened');
    expect(await done()).toEqual([]);
  });

  it("rejects an empty or long note, and a note for another portfolio's building", async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const about = { bbl: EMPIRE_STATE, law: 'll84', cycle: '2027', kind: 'note' };
    const write = (fields: Fields) => writeEntry(key, { ...about, ...fields });
    expect(await write({ text: ' ' })).toMatchObject({
      status: 400,
      errors: { text: ['Write a note first'] },
    });
    expect((await write({ text: 'x'.repeat(1001) })).errors.text?.[0]).toContain('at most 1,000 characters');
    expect((await write({ text: 'Hello', bbl: '1000010001' })).errors.text?.[0]).toContain('no longer');
    expect((await write({ text: 'Hello', law: 'nothing' })).status).toBe(400);
  });

  it('is loaded with no more SQL statements for 30 buildings than for one', async () => {
    const many = await createPortfolio((await coveredLots(30)).join('\n'));
    const one = await createPortfolio(EMPIRE_STATE);
    const count = async (key: string) => (await statementsOf(test.payload, () => ownDates(key))).length;
    await count(one);
    expect(await count(many)).toBe(await count(one));
  });
});

describe('a building that was removed', () => {
  it('can be restored with its name, answers, marks and notes', async () => {
    const key = await createPortfolio(`${EMPIRE_STATE}\n1013060001`);
    await changeBuilding(key, { intent: 'label', bbl: EMPIRE_STATE, label: 'Headquarters' });
    await questions.receivePortfolioQuestions(
      argsFor({ key }, { waterTank: 'yes' }, `?building=${EMPIRE_STATE}`),
    );
    const entry = { bbl: EMPIRE_STATE, law: 'll84', cycle: '2027' };
    await writeEntry(key, { ...entry, kind: 'done' });
    await writeEntry(key, { ...entry, kind: 'note', text: 'Filed by Ada' });
    const before = await ownDates(key);

    const removed = await changeBuilding(key, { intent: 'remove', bbl: EMPIRE_STATE });
    expect(removed.location).toBe(`/portfolio/${key}/buildings?removed=${EMPIRE_STATE}`);
    expect(await loadBuildings(key, `?removed=${EMPIRE_STATE}`)).toMatchObject({
      total: 1,
      removed: { text: expect.stringContaining('Headquarters') },
    });
    expect(await writeEntry(key, { ...entry, kind: 'reopened' })).toMatchObject({ status: 400 });
    const undo = () => changeBuilding(key, { intent: 'undo', bbl: EMPIRE_STATE });
    expect((await undo()).location).toBe(`/portfolio/${key}/buildings#building-${EMPIRE_STATE}`);
    const after = await ownDates(key);
    expect(after.rows).toEqual(before.rows);
    expect(after.questions).toBe(before.questions);
    expect((await undo()).status).toBe(302);
    expect((await loadBuildings(key)).total).toBe(2);
    await changeBuilding(key, { intent: 'remove', bbl: EMPIRE_STATE });
    await decide(key, { intent: 'list', list: EMPIRE_STATE });
    expect((await ownDates(key)).rows).toEqual(before.rows);
  });

  it('appears in no file or email, and is deleted with its notes within two days', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const about = { bbl: EMPIRE_STATE, law: 'll84', cycle: '2027', kind: 'note', text: 'Filed by Ada' };
    await writeEntry(key, about);
    await changeBuilding(key, { intent: 'remove', bbl: EMPIRE_STATE });
    const { id } = await findPortfolio(key);
    const follower = await addFollower(test.payload, { kind: 'portfolio', subject: String(id) });
    const { rows: followed } = await test.payload.db.drizzle.execute(followedLots([follower.id]));
    expect(followed).toEqual([]);
    expect(await (await loadFile(key, 'csv')).text()).not.toContain(EMPIRE_STATE);
    const ofPortfolio = { portfolio: { equals: id } };
    const left = async () => [
      (await test.payload.count({ collection: 'portfolio-buildings', where: ofPortfolio })).totalDocs,
      (await test.payload.count({ collection: 'portfolio-entries', where: ofPortfolio })).totalDocs,
    ];
    await deleteExpired(test.payload);
    expect(await left()).toEqual([1, 1]);
    await deleteExpired(test.payload, addDays(new Date(), 2));
    expect(await left()).toEqual([0, 0]);
  });
});

describe('the open questions of a portfolio', () => {
  const questionsFor = (key: string, query = '') =>
    questions.loadPortfolioQuestions(argsFor({ key }, undefined, query));
  const answer = async (key: string, query: string, fields: Fields) =>
    toHttpResponse(await questions.receivePortfolioQuestions(argsFor({ key }, fields, query)));

  it('are counted on the dates page, and can be answered for many buildings at once', async () => {
    const key = await createPortfolio(`${EMPIRE_STATE}\n1013060001`);
    const before = await ownDates(key);
    expect(before.questions).toBeGreaterThan(2);
    expect(before.summary).toContain(`${before.questions} questions open`);

    const lots = { [`lot-${EMPIRE_STATE}`]: 'on', 'lot-1013060001': 'on' };
    expect(
      await answer(key, '?question=coolingTower', {
        answer: 'yes',
        before: String(before.questions),
        ...lots,
      }),
    ).toMatchObject({
      status: 302,
      location: `/portfolio/${key}/questions?saved=2&before=${before.questions}`,
    });
    const saved = await questionsFor(key, `?saved=2&before=${before.questions}`);
    expect(saved.saved).toMatch(/^Saved for 2 buildings\. \d+ fewer questions?\.$/);
    const after = await ownDates(key);
    expect(after.questions).toBeLessThan(before.questions);
    const ofTowers = after.rows.filter(({ law }) => law === 'cooling-tower');
    expect(new Set(ofTowers.map(({ bbl }) => bbl)).size).toBe(2);
    expect(before.rows.some(({ law }) => law === 'cooling-tower')).toBe(false);
  });

  it('can be answered for one building, which keeps its other answers', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    await answer(key, '?question=coolingTower', { answer: 'no', [`lot-${EMPIRE_STATE}`]: 'on' });
    const view = await questionsFor(key, `?building=${EMPIRE_STATE}`);
    const one = 'one' in view ? view.one : undefined;
    expect(one?.questions.find(({ id }) => id === 'coolingTower')?.answer).toBe('no');
    await answer(key, `?building=${EMPIRE_STATE}`, { coolingTower: 'no', waterTank: 'yes' });
    const { rows } = await ownDates(key);
    expect(rows.some(({ law }) => law === 'water-tank')).toBe(true);
    expect(rows.some(({ law }) => law === 'cooling-tower')).toBe(false);
  });

  it("show errors beside invalid answers, and cannot be answered for other portfolios' buildings", async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    expect(await answer(key, '?question=boiler', { [`lot-${EMPIRE_STATE}`]: 'on' })).toMatchObject({
      status: 400,
      errors: { answer: ['Choose yes or no'] },
    });
    expect(await answer(key, '?question=boiler', { answer: 'yes' })).toMatchObject({
      status: 400,
      errors: { '': ['Choose at least one building'] },
    });
    expect(await answer(key, `?building=${EMPIRE_STATE}`, { units: 'many' })).toMatchObject({
      status: 400,
      errors: { units: [expect.stringContaining('could not read')] },
    });
    const before = await ownDates(key);
    await answer(key, '?question=boiler', { answer: 'yes', 'lot-1010100030': 'on' });
    expect((await ownDates(key)).questions).toBe(before.questions);
    await expect(questionsFor(key, '?building=1010100030')).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the exports of a portfolio', () => {
  it('apply the filter, and escape formulas', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    await changeBuilding(key, { bbl: EMPIRE_STATE, intent: 'label', label: '=1+1' });
    const { rows, page } = await ownDates(key);
    const csv = await loadFile(key, 'csv');
    const cells = parse<Record<string, string>>(await csv.text(), { bom: true, columns: true });
    expect(cells).toHaveLength(page.total + 1);
    expect(cells.at(-1)).toMatchObject({ When: 'Unknown', Date: '', BBL: EMPIRE_STATE });
    expect(cells.at(-1)?.['To do']).toMatch(/^\d+ questions? open\. /);
    expect(cells[0]).toMatchObject({ When: 'Later', Date: rows[0]?.day, Name: "'=1+1", BBL: EMPIRE_STATE });
    expect((await loadFile(key, 'xlsx')).status).toBe(404);
    const filtered = await loadFile(key, 'csv', `?law=${rows[0]?.law}`);
    expect(parse(await filtered.text(), { bom: true })).toHaveLength(3);
    expect(csv.headers.get('cache-control')).toBe('private, no-store');
  });

  it('include a calendar with stable event IDs, without the secret URL', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const text = await (await loadFile(key, 'ics')).text();
    const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    const uids = events.map((event) => String(event.getFirstPropertyValue('uid')));
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.some((uid) => uid.startsWith(`ll84-${EMPIRE_STATE}-`))).toBe(true);
    expect(text.replaceAll(/\r\n /g, '')).not.toContain(key);
  });
});

describe('the secret URLs of a portfolio', () => {
  it('include a read-only URL, which stops working once it is replaced or revoked', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    await changeSettings(key, { intent: 'replace', kind: 'viewKey', known: '' });
    await changeSettings(key, { intent: 'replace', kind: 'viewKey', known: '' });
    const first = (await findPortfolio(key)).viewKey ?? '';
    const open = (viewKey: string) => dates.loadDatesPage(argsFor({ viewKey }));
    const view = await open(first);
    expect(view.isOwner).toBe(false);
    expect(JSON.stringify(view)).not.toContain(key);

    await changeSettings(key, { intent: 'replace', kind: 'viewKey', known: first });
    const second = (await findPortfolio(key)).viewKey ?? '';
    expect(second).not.toBe(first);
    expect(await responseStatus(() => open(first))).toBe(404);
    await changeSettings(key, { intent: 'revoke', kind: 'viewKey' });
    expect(await responseStatus(() => open(second))).toBe(404);
    expect(
      await responseStatus(() => files.portfolioFileResponse(argsFor({ viewKey: second, format: 'csv' }))),
    ).toBe(404);
  });

  it('do not work for any other page', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    await changeSettings(key, { intent: 'replace', kind: 'viewKey', known: '' });
    const { viewKey } = await findPortfolio(key);
    expect(await responseStatus(() => ownDates(viewKey ?? ''))).toBe(404);
    expect(await responseStatus(() => writeEntry(viewKey ?? '', { kind: 'done' }))).toBe(404);
    expect(await responseStatus(() => files.portfolioCalendarResponse(argsFor({ calendarKey: key })))).toBe(
      404,
    );
  });

  it('respond with 429 to a visitor who has tried many', async () => {
    takeGuess.mockResolvedValueOnce(60);
    expect(await responseStatus(() => ownDates(links.newPublicId()))).toBe(429);
  });

  it('are generated by the server, regardless of what the form sends', async () => {
    const chosen = links.newPublicId();
    const key = keyIn(await send({ list: EMPIRE_STATE, key: chosen, formKey: chosen }));
    expect(key).not.toBe(chosen);
    expect(await responseStatus(() => ownDates(chosen))).toBe(404);
    expect(await responseStatus(() => ownDates(key))).toBe(200);
  });

  it.each<[string, Fields]>([
    ['replaced', { intent: 'replace', kind: 'key' }],
    ['deleted', { intent: 'delete', confirmed: 'on' }],
  ])('stay invalid once they are %s, even if the original form is sent again', async (_, how) => {
    const email = anEmail();
    const form = { ...(await newForm()), list: EMPIRE_STATE };
    const key = keyIn(await send(form));
    const ended = await changeSettings(key, { ...how, known: key });
    const again = keyIn(await send({ ...form, key, email }));
    expect([key, keyIn(ended)]).not.toContain(again);
    expect(await responseStatus(() => ownDates(key))).toBe(404);
    expect((await ownDates(again)).hasBuildings).toBe(true);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`/portfolio/${again}`);
    expect(mail?.text).not.toContain(key);
  });

  it('include a calendar to subscribe to', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    await changeSettings(key, { intent: 'replace', kind: 'calendarKey', known: '' });
    const calendarKey = (await findPortfolio(key)).calendarKey ?? '';
    const read = () => files.portfolioCalendarResponse(argsFor({ calendarKey }));
    expect(await (await read()).text()).toContain('BEGIN:VEVENT');
    await changeSettings(key, { intent: 'revoke', kind: 'calendarKey' });
    expect(await responseStatus(read)).toBe(404);
  });

  it('stop working when the portfolio is deleted, which also stops its reminders', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const { id } = await findPortfolio(key);
    const email = anEmail();
    expect(await changeSettings(key, { email, remind30: 'on' })).toMatchObject({
      status: 302,
      location: `/portfolio/${key}/settings?sent=1#follow`,
    });
    const where = { kind: { equals: 'portfolio' }, subject: { equals: String(id) } };
    const follows = () => test.payload.find({ collection: 'follows', where, depth: 0 });
    expect((await follows()).docs).toMatchObject([{ label: 'Portfolio: Our buildings' }]);
    await changeSettings(key, { intent: 'rename', name: 'See evil.example' });
    expect((await follows()).docs).toMatchObject([
      { label: expect.stringMatching(/^Portfolio: \d+ 5th Avenue, Manhattan/) },
    ]);
    expect(await changeSettings(key, { intent: 'delete' })).toMatchObject({
      status: 400,
      errors: { confirmed: [expect.any(String)] },
    });
    expect((await changeSettings(key, { intent: 'delete', confirmed: 'on' })).location).toBe(
      '/portfolios?deleted=1',
    );
    expect(await responseStatus(() => ownDates(key))).toBe(404);
    expect((await follows()).docs).toEqual([]);
  });

  it('show the owner a list of reminder recipients, but show others only their number', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const { id } = await findPortfolio(key);
    const email = anEmail();
    await changeSettings(key, { email, remind30: 'on' });
    const loadSettings = (query = '') => settings.loadSettings(argsFor({ key }, undefined, query));
    const masked = `${email.charAt(0)}…@example.com`;
    expect(await loadSettings('?sent=1')).toMatchObject({
      followers: [{ email: masked, isConfirmed: false }],
      isSent: true,
    });
    const data = { status: 'confirmed' } as const;
    const where = { subject: { equals: String(id) } };
    await test.payload.update({ collection: 'follows', where, data });
    await test.payload.update({ collection: 'subscribers', where: { email: { equals: email } }, data });
    expect(await loadSettings()).toMatchObject({ followers: [{ email: masked, isConfirmed: true }] });

    await changeSettings(key, { intent: 'replace', kind: 'viewKey', known: '' });
    const viewKey = (await findPortfolio(key)).viewKey ?? '';
    const shown = await dates.loadDatesPage(argsFor({ viewKey }));
    expect(shown.reminded).toBe(1);
    expect(JSON.stringify(shown)).not.toContain('@');
  });

  it('record a visit at most once a day', async () => {
    const key = await createPortfolio(EMPIRE_STATE);
    const { id, openedAt } = await findPortfolio(key);
    expect((await findPortfolio(key)).openedAt).toBe(openedAt);
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await test.payload.update({ collection: 'portfolios', id, data: { openedAt: old } });
    await ownDates(key);
    const { openedAt: noted } = await test.payload.findByID({ collection: 'portfolios', id });
    expect(Date.parse(noted)).toBeGreaterThan(Date.parse(old));
  });
});
