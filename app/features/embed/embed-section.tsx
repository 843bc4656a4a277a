import { useSite } from '#app/features/site/use-site.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { EMBED_KINDS, embedCode, type EmbedKind } from './embed-code.ts';

const KINDS: Readonly<Record<EmbedKind, { title: string; text: string }>> = {
  lookup: {
    title: 'Building look-up',
    text: "Type an address, and see which city laws apply to the building and what's due next.",
  },
  ll97: {
    title: 'LL97 estimate',
    text: "Type an address, and estimate the building's LL97 emissions and fine from the city's figures.",
  },
};

const Code = ({ children, label }: { children: string; label: string }) => (
  <pre
    tabIndex={0}
    role="region"
    aria-label={label}
    className="mt-4 overflow-x-auto border border-line bg-card p-4 text-[0.9rem]"
  >
    <code>{children}</code>
  </pre>
);

function Kind({ kind }: { kind: EmbedKind }) {
  const { title, text } = KINDS[kind];
  return (
    <div>
      <h3 className="text-fit-sm">{title}</h3>
      <p className="mt-2 max-w-[44rem]">{text}</p>
      <Code label={`Code: ${title}`}>{embedCode(kind, useSite().origin)}</Code>
      <iframe
        src={`/embed/${kind}`}
        title={`Preview: ${title}`}
        loading="lazy"
        referrerPolicy="origin"
        className="mt-4 h-[25rem] w-full max-w-[44rem] border border-line"
      />
    </div>
  );
}

/** The code for other sites, with previews. */
export const EmbedSection = () => (
  <Section
    id="embed"
    heading="Copy the code"
    intro="Paste it where the look-up should appear. You don't need an account."
  >
    <div className="grid grid-cols-1 gap-10">
      {EMBED_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
    </div>
    <h3 className="mt-10 text-fit-sm">Options</h3>
    <dl className="mt-3 grid max-w-[44rem] gap-3">
      <div>
        <dt className="font-semibold">
          <code>data-lotline</code>
        </dt>
        <dd>
          <code>lookup</code> or <code>ll97</code>. One page can have several.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">
          <code>data-theme</code>
        </dt>
        <dd>
          <code>light</code> or <code>dark</code>. Leave it out, and the colors follow your page.
        </dd>
      </div>
    </dl>
    <h3 className="mt-10 text-fit-sm">What it does on your page</h3>
    <ul className="mt-3 grid max-w-[44rem] list-disc gap-1.5 pl-5">
      <li>It adds one frame, which grows and shrinks with its content. Results open in a new tab.</li>
      <li>
        It sets no cookies, and stores nothing about your visitors. We count how often your site loads it: a
        number for each site and day.
      </li>
      <li>
        If your site has a Content-Security-Policy, add our address to <code>script-src</code> and{' '}
        <code>frame-src</code>.
      </li>
    </ul>
  </Section>
);
