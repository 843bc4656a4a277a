import type { Result, TextPart } from '#app/content/site-search.server.ts';
import { lawGroupName } from '#app/regulations/index.ts';

/** A text with the words in it that were searched. */
const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-lot-tint font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );

const About = ({ module, label }: Pick<Result, 'module' | 'label'>) => {
  const notes = [label, module && lawGroupName(module)].filter(Boolean);
  return notes.length > 0 ? <p className="text-[0.88rem] text-soft">{notes.join(' · ')}</p> : null;
};

export const ResultList = ({ results }: { results: readonly Result[] }) => (
  <ul className="mt-2 max-w-[48rem] border-t border-line">
    {results.map(({ id, url, title, excerpt, module, label }) => (
      <li key={id} className="break-inside-avoid border-b border-line py-4">
        <h3 className="text-[1.08rem]">
          <a href={url} className="text-link underline underline-offset-3">
            <Marked parts={title} />
          </a>
        </h3>
        <About module={module} label={label} />
        {excerpt.length > 0 ? (
          <p className="mt-1.5 wrap-anywhere">
            <Marked parts={excerpt} />
          </p>
        ) : null}
      </li>
    ))}
  </ul>
);
