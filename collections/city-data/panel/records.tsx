import { formatNumber } from '#law/numbers.ts';
import type { Payload } from 'payload';
import type { CodedSet } from '#law/city-record/code-map.ts';
import { readCodeMap } from '#cms/register/code-map.ts';
import { SETS } from '#city-data/sets/index.ts';
import { readTallies, type SetTally } from '#city-data/tally/tally.ts';
import { type UnknownCode, unknownCodes, type UnknownWord, unknownWords } from '#city-data/tally/unknown.ts';
import { FIELD_LABELS } from '#collections/city-data/violation-codes/choices.ts';
import { Table } from './table.tsx';

const Loaded = ({ tallies }: { tallies: readonly SetTally[] }) => (
  <section aria-labelledby="records">
    <h2 id="records">The city’s records of buildings</h2>
    <Table label="The city’s records of buildings" columns={['Set', 'Rows', 'Lots named']}>
      {tallies.map(({ set, rows, lots }) => (
        <tr key={set}>
          <th scope="row">{SETS[set].title}</th>
          <td>{formatNumber(rows)}</td>
          <td>{formatNumber(lots)}</td>
        </tr>
      ))}
    </Table>
  </section>
);

type Documents = Readonly<Partial<Record<CodedSet, number>>>;

const mapUrl = ({ set, field, code }: UnknownCode, documents: Documents): string =>
  `/admin/collections/violation-codes/${documents[set] ?? ''}?${new URLSearchParams({ field, code }).toString()}`;

interface CodesProps {
  codes: readonly UnknownCode[];
  documents: Documents;
}

const Codes = ({ codes, documents }: CodesProps) => (
  <section aria-labelledby="unknown-codes">
    <h2 id="unknown-codes">Codes without a meaning</h2>
    <p>
      Codes of open violations and summonses that the violation codes have no line for, counted after the last
      import of each set.
    </p>
    {codes.length === 0 ? (
      <p>None.</p>
    ) : (
      <Table label="Codes without a meaning" columns={['Code', 'Set', 'Open rows', 'For example', '']}>
        {codes.map((code) => (
          <tr key={`${code.set} ${code.field} ${code.code}`}>
            <th scope="row">
              {code.code}
              <span>{FIELD_LABELS[code.field]}</span>
            </th>
            <td>{SETS[code.set].title}</td>
            <td>{formatNumber(code.rows)}</td>
            <td>{code.example}</td>
            <td>
              <a href={mapUrl(code, documents)}>
                Add a line<span className="city-data__unseen"> for {code.code}</span>
              </a>
            </td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);

const Words = ({ words }: { words: readonly UnknownWord[] }) => (
  <section aria-labelledby="unknown-words">
    <h2 id="unknown-words">Status words we don’t recognize</h2>
    <p>Pages show them as the city writes them. Tell the developers about frequent ones.</p>
    {words.length === 0 ? (
      <p>None.</p>
    ) : (
      <Table label="Status words we don’t recognize" columns={['Word', 'Set', 'Rows']}>
        {words.map(({ set, column, word, rows }) => (
          <tr key={`${set} ${column} ${word}`}>
            <th scope="row">{word}</th>
            <td>{SETS[set].title}</td>
            <td>{formatNumber(rows)}</td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);

export async function Records({ payload }: { payload: Payload }) {
  const tallies = await readTallies(payload.db.pool);
  if (tallies.length === 0) return null;
  const { docs } = await payload.find({ collection: 'violation-codes', pagination: false, depth: 0 });
  const documents: Documents = Object.fromEntries(docs.map(({ key, id }) => [key, id]));
  return (
    <>
      <Loaded tallies={tallies} />
      <Codes codes={unknownCodes(tallies, await readCodeMap(payload))} documents={documents} />
      <Words words={unknownWords(tallies)} />
    </>
  );
}
