import { classNames } from '#app/ui/class-names.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { useSettled } from '#app/ui/use-settled.ts';
import { ScenarioForm } from './scenario-fields.tsx';
import { ScenarioResults } from './scenario-results.tsx';
import { SECTION } from './texts.ts';
import type { ScenarioState } from './use-scenarios.ts';

const Announcement = ({ finding }: { finding: string }) => (
  <p role="status" className="sr-only">
    {useSettled(finding)}
  </p>
);

function Comparison({ errors, view, late }: ScenarioState) {
  if (Object.keys(errors).length > 0) {
    return (
      <p className="font-semibold text-very-high">
        We can't use one of the figures. Correct the one marked above to see the comparison.
      </p>
    );
  }
  if (!view) {
    return <p className="max-w-[44rem] text-soft">{SECTION.empty}</p>;
  }
  return <ScenarioResults view={view} late={late} />;
}

interface ScenariosProps {
  state: ScenarioState;
  initial: ScenarioState['typed'];
  page: string;
}

export function Scenarios({ state, initial, page }: ScenariosProps) {
  const { form, view, lines, intro } = state;
  if (form.length === 0) return null;
  return (
    <div className={classNames(!view && 'not-printed')}>
      <Section id="scenarios" heading={SECTION.heading} intro={intro}>
        <ScenarioForm {...state} page={page} initial={initial} />
        <div className="mt-9 print:mt-0">
          <Comparison {...state} />
        </div>
        <Announcement finding={view?.finding ?? ''} />
        <ul className="mt-8 grid max-w-[44rem] list-disc gap-1.5 pl-5 text-[0.94rem] text-soft print:mt-3">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
