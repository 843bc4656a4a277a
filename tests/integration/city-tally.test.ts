import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeMapFrom } from '#law/city-record/code-map.ts';
import type { RecordSet } from '#law/city-record/rows.ts';
import { tallySet } from '#city-data/tally/tally-set.ts';
import { readTallies } from '#city-data/tally/tally.ts';
import { unknownCodes, unknownWords } from '#city-data/tally/unknown.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { STARTING_CODES } from '../support/starting-codes.ts';

let test: TestPayload;

const map = codeMapFrom(STARTING_CODES);

const query = (text: string, values?: unknown[]) => test.payload.db.pool.query(text, values);

beforeAll(async () => {
  test = await createTestPayload();
  await query(`
    insert into city.dob_violations (key, bbl, type, category, comments, type_words) values
      ('1', 1008350041, 'LL1081', 'V-DOB VIOLATION - ACTIVE', null, 'LL1081-ELEVATOR'),
      ('2', 1008350041, 'NEW', 'V-DOB VIOLATION - ACTIVE', null, 'NEW-SOMETHING NEW'),
      ('3', 1008350042, 'NEW', 'V%-DOB VIOLATION', null, 'NEW-SOMETHING NEW'),
      ('4', null, 'NEW', 'V*-DOB VIOLATION - DISMISSED', null, 'NEW-SOMETHING NEW'),
      ('5', null, 'NEW', 'V-DOB VIOLATION - ACTIVE', 'DELETED', 'NEW-SOMETHING NEW'),
      ('6', null, 'RARE', 'V-DOB VIOLATION - ACTIVE', null, null),
      ('7', null, 'RARE', 'X-WHATEVER', null, null),
      ('8', null, 'RARE', '', null, null);
    insert into city.dob_safety_violations (key, type, device_type, status) values
      ('1', 'FTF-VT-PER-CO', 'Elevators', 'Active'), ('2', 'FTF-NEW', 'Boiler', 'Active'),
      ('3', 'FTF-NEW', 'Kites', 'Active'), ('4', 'FTF-NEW', null, 'Paid - Pending Dismissal'),
      ('5', 'FTF-NEW', null, 'Lost');
    insert into city.dob_ecb_violations (key, sections, type, words, status) values
      ('1', '{28-301.1}', 'Signs', 'A SIGN', 'ACTIVE'), ('2', '{BX-1,BX-2}', 'Signs', 'A SIGN', 'ACTIVE'),
      ('3', '{BX-1}', 'Zoning', 'A USE', 'ACTIVE'), ('4', '{BX-1}', 'Elevators', 'A LIFT', 'ACTIVE');
    insert into city.hpd_violations (key, order_number, words, open_or_close, hazard_class) values
      ('1', '501', '§ 27-2005 ADM CODE REPAIR THE CEILING', 'Open', 'B'),
      ('2', '501', 'ANOTHER KIND OF NOTICE', 'Open', 'B'),
      ('3', '569', 'ANOTHER KIND OF NOTICE', 'Open', 'Z'),
      ('4', '501', 'ANOTHER KIND OF NOTICE', 'Close', 'B');
    insert into city.oath_hearings (key, agency, sections, codes, charges, balance) values
      ('1', 'SANITATION OTHERS', '{16-1}', '{AB12}', '{"A CHARGE"}', 25),
      ('2', 'SANITATION OTHERS', '{16-1}', '{AB13}', '{"ANOTHER"}', 50),
      ('3', 'SANITATION OTHERS', '{16-1}', '{AB12}', '{"A CHARGE"}', 0),
      ('4', 'DEPT. OF BUILDINGS', '{28-999}', '{B1}', '{"A CHARGE"}', 100),
      ('5', 'DEP - BWSO', '{}', '{}', '{}', 100);
  `);
  const sets: [RecordSet, number][] = [
    ['dob-violations', 8],
    ['dob-safety-violations', 5],
    ['dob-ecb-violations', 4],
    ['hpd-violations', 4],
    ['oath-hearings', 5],
  ];
  for (const [set, rows] of sets) {
    await query("insert into city.sets (name, version, rows) values ($1, '2026-11-23', $2)", [set, rows]);
    await tallySet(test.payload.db.pool, set);
  }
  await query("insert into city.sets (name, version, rows) values ('facades', '2026-11-23', 3)");
});

afterAll(() => test.close());

describe('the record tallies', () => {
  it('count the rows of each loaded set, and the lots that they name', async () => {
    const tallies = await readTallies(test.payload.db.pool);
    expect(tallies.map(({ set, rows, lots }) => [set, rows, lots])).toEqual([
      ['hpd-violations', 4, 0],
      ['dob-violations', 8, 2],
      ['dob-safety-violations', 5, 0],
      ['dob-ecb-violations', 4, 0],
      ['oath-hearings', 5, 0],
      ['facades', 3, 0],
    ]);
  });

  it('list the codes of open rows that the code list does not explain, most frequent first', async () => {
    const listed = unknownCodes(await readTallies(test.payload.db.pool), map);
    expect(listed.map(({ set, field, code, rows }) => [set, field, code, rows])).toEqual([
      ['dob-violations', 'type', 'NEW', 2],
      ['dob-violations', 'type', 'RARE', 2],
      ['dob-ecb-violations', 'sections', 'BX-1', 2],
      ['oath-hearings', 'sections', '16-1', 2],
      ['dob-safety-violations', 'type', 'FTF-NEW', 1],
      ['hpd-violations', 'order', '501', 1],
    ]);
    expect(listed[0]?.example).toBe('NEW-SOMETHING NEW');
    expect(listed.at(-1)?.example).toBe('ANOTHER KIND OF NOTICE');
  });

  it('omit a code that the code list explains', async () => {
    const line = { set: 'dob-violations', field: 'type', match: 'exact', value: 'NEW', meaning: '' } as const;
    const listed = unknownCodes(
      await readTallies(test.payload.db.pool),
      codeMapFrom([...STARTING_CODES, line]),
    );
    expect(listed.map(({ code }) => code)).not.toContain('NEW');
  });

  it('list unknown status words', async () => {
    const listed = unknownWords(await readTallies(test.payload.db.pool));
    expect(listed.map(({ set, word, rows }) => [set, word, rows])).toEqual([
      ['hpd-violations', 'Z', 1],
      ['dob-violations', 'X-WHATEVER', 1],
      ['dob-safety-violations', 'Lost', 1],
    ]);
  });
});
