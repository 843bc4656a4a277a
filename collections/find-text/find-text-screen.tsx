import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { plural } from '#law/numbers.ts';
import { ROLES } from '#cms/access.ts';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import './find-text.css';
import { findText, type FoundDocument } from './find-text.ts';
import { SearchForm } from './search-form.tsx';

const MAX_PHRASE = 200;
const MAX_DOCUMENTS = 100;
const MAX_TEXTS = 5;

const firstValue = (value: string | string[] | undefined): string => [value].flat()[0]?.trim() ?? '';

const counted = (count: number, unit: string): string =>
  plural(count, { one: `${count} ${unit}`, other: `${count} ${unit}s` });

const Found = ({ title, kind, path, texts }: FoundDocument) => (
  <li className="find-text__document">
    <a href={`/admin${path}`}>{title}</a> <span className="dashboard-row__kind">{kind}</span>
    <ul>
      {texts.slice(0, MAX_TEXTS).map((text) => (
        <li key={text.path}>
          <a href={`/admin${text.path}`}>{text.label}</a>
          <span className="find-text__excerpt">
            {text.before}
            <mark>{text.match}</mark>
            {text.after}
          </span>
        </li>
      ))}
      {texts.length > MAX_TEXTS && <li>And {counted(texts.length - MAX_TEXTS, 'more field')}.</li>}
    </ul>
  </li>
);

function Results({ phrase, found }: { phrase: string; found: FoundDocument[] }) {
  const more = found.length - MAX_DOCUMENTS;
  return (
    <section aria-labelledby="found">
      <h2 id="found">
        {found.length === 0
          ? `No text has “${phrase}”`
          : `${counted(found.length, 'document')} with “${phrase}”`}
      </h2>
      {found.length === 0 && <p>Try fewer words, in the same order as in the text.</p>}
      <ul className="find-text__documents">
        {found.slice(0, MAX_DOCUMENTS).map((each) => (
          <Found key={each.path} {...each} />
        ))}
      </ul>
      {more > 0 && <p>And {counted(more, 'more document')}. Search for more words to see fewer.</p>}
    </section>
  );
}

/**
 * `q` is the text to find. `in` is the form for the page where the text was selected. If that form contains the
 * text, or only one other field does, redirects to the field.
 */
export function FindText(view: AdminViewServerProps) {
  const { q, in: form } = view.searchParams ?? {};
  const phrase = firstValue(q).slice(0, MAX_PHRASE);
  return (
    <DashboardScreen
      view={view}
      title="Find a text"
      roles={ROLES}
      lead={<p>Searches every text that you can open, and takes you to the field.</p>}
    >
      {async ({ payload, user }) => {
        const found = phrase ? await findText(payload, { user, phrase }) : undefined;
        const own = found?.find(({ path }) => path === firstValue(form))?.texts;
        const all = found?.flatMap(({ texts }) => texts) ?? [];
        const [text] = own ?? (firstValue(form) && all.length === 1 ? all : []);
        if (text) redirect(payload.config.routes.admin + text.path);
        return (
          <>
            <SearchForm phrase={phrase} />
            {found && <Results phrase={phrase} found={found} />}
          </>
        );
      }}
    </DashboardScreen>
  );
}
