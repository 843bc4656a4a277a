import { useSite } from '#app/features/site/use-site.ts';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { EMBED_KINDS, embedCode, type EmbedKind } from './embed-code.ts';
import { EFFECTS, KINDS, OPTIONS, PREVIEW, SECTION } from './texts.ts';

function Kind({ kind }: { kind: EmbedKind }) {
  const { title, text } = KINDS[kind];
  return (
    <div>
      <h3 className="text-fit-sm">{title}</h3>
      <p className="mt-2 mb-4 max-w-[44rem]">{text}</p>
      <CodeBlock label={`Code: ${title}`} text={embedCode(kind, useSite().origin)} />
      <details className="mt-4" open={kind === 'lookup'}>
        <summary className="cursor-pointer py-1 font-semibold">{PREVIEW}</summary>
        <iframe
          src={`/embed/${kind}`}
          title={`Preview: ${title}`}
          loading="lazy"
          referrerPolicy="origin"
          className="mt-2 h-[25rem] w-full max-w-[44rem] border border-line"
        />
      </details>
    </div>
  );
}

export const EmbedSection = () => (
  <Section id="embed" heading={SECTION.heading} intro={SECTION.text}>
    <div className="grid grid-cols-1 gap-10">
      {EMBED_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
    </div>
    <h3 className="mt-10 text-fit-sm">{OPTIONS.heading}</h3>
    <dl className="mt-3 grid max-w-[44rem] gap-3">
      {OPTIONS.list.map(({ attribute, text }) => (
        <div key={attribute}>
          <dt className="font-semibold">
            <code>{attribute}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <h3 className="mt-10 text-fit-sm">{EFFECTS.heading}</h3>
    <ul className="mt-3 grid max-w-[44rem] list-disc gap-1.5 pl-5">
      {EFFECTS.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Section>
);
