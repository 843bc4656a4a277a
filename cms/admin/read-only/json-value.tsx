import { toWords } from 'payload/shared';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalarText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'Not given';
};

/** What a form stored as a whole, such as the answers of a quiz, as lists to read. */
export function JsonValue({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ol className="read-only__list">
        {value.map((each: unknown, index) => (
          // A stored list never changes: its places are its names.
          <li key={index}>
            <JsonValue value={each} />
          </li>
        ))}
      </ol>
    );
  }
  if (!isRecord(value)) return scalarText(value);
  return (
    <dl className="read-only__pairs">
      {Object.entries(value).map(([name, each]) => (
        <div key={name}>
          <dt>{toWords(name)}</dt>
          <dd>
            <JsonValue value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
