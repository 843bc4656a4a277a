import { keyName, valueName } from './stored-names.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalarText = (key: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return valueName(key, value);
  return typeof value === 'number' ? String(value) : 'Not given';
};

/** What a form stored as a whole, such as the answers of a quiz, as lists to read. */
export function JsonValue({ name = '', value }: { name?: string; value: unknown }) {
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
  if (!isRecord(value)) return scalarText(name, value);
  return (
    <dl className="read-only__pairs">
      {Object.entries(value).map(([key, each]) => (
        <div key={key}>
          <dt>{keyName(key)}</dt>
          <dd>
            <JsonValue name={key} value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
