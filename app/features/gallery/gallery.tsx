import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import styles from '#app/ui/styles/site.css?raw';
import type { Example } from './example-data.ts';
import { EXAMPLES } from './examples.tsx';
import { FORM_EXAMPLES } from './form-examples.tsx';

const [light = '', dark = ''] = [...styles.matchAll(/:root \{([^}]*)\}/g)].map(([, tokens]) => tokens);

const SCHEMES = ['light', 'dark'] as const;

const SCHEME_STYLES = `.in-light { ${light} color-scheme: light } .in-dark { ${light} ${dark} color-scheme: dark }`;

const exampleSlug = (file: string): string => file.replace(/^.*\/|\.tsx$/g, '');

const State = ({ file, name, render }: Example['states'][number] & { file: string }) => (
  <div className="mb-8">
    <h3 className="mb-2 text-[0.94rem] font-semibold text-soft">{name}</h3>
    <div className="grid lg:grid-cols-2">
      {SCHEMES.map((scheme) => (
        <div
          key={scheme}
          role="group"
          aria-label={`${name}, ${scheme}`}
          className={`in-${scheme} min-w-0 border border-line bg-paper p-5 text-ink`}
        >
          {render(`${exampleSlug(file)}-${name.replaceAll(/\W+/g, '-').toLowerCase()}-${scheme}`)}
        </div>
      ))}
    </div>
  </div>
);

export const Gallery = () => (
  <>
    <style>{SCHEME_STYLES}</style>
    <PageHead heading="Components" lead="What is in app/ui, in light and dark. Only in development." />
    <PageWidth className="pb-14">
      {[...EXAMPLES, ...FORM_EXAMPLES].map(({ file, states }) => (
        <Section key={file} id={exampleSlug(file)} heading={`app/ui/${file}`}>
          {states.map((state) => (
            <State key={state.name} file={file} {...state} />
          ))}
        </Section>
      ))}
    </PageWidth>
  </>
);
