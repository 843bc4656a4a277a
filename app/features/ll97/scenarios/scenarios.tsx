import { useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { useSettled } from '#app/ui/use-settled.ts';
import { fieldsIn } from './measure-fields.ts';
import { ScenarioForm } from './scenario-fields.tsx';
import { ScenarioResults } from './scenario-results.tsx';
import { toQuery, scenarioErrors, typedIn } from './scenario-query.ts';
import type { LoadedScenarios } from './scenarios.server.ts';
import { SECTION } from './texts.ts';

/** Milliseconds without typing before the URL is updated, because browsers limit URL updates. */
const REST_MS = 500;

const typedInForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/**
 * Starts with the results from the server. On the first input, loads the rules, computes results in the
 * browser, and updates the URL.
 */
export function useScenarios({ form, basis, ...loaded }: LoadedScenarios) {
  const [{ typed, errors, view }, setState] = useState(loaded);
  const [, setSearch] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(loaded.typed);
  useEffect(() => () => clearTimeout(timer.current), []);

  const readForm = useCallback(
    async (element: HTMLFormElement) => {
      const fields = fieldsIn(form);
      const next = typedIn(typedInForm(element), fields);
      if (toQuery(next) === toQuery(latest.current)) return;
      latest.current = next;
      const found = scenarioErrors(next, fields);
      const isValid = Object.keys(found).length === 0;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSearch(
          (search) => {
            const others = [...search].filter(([name]) => !fields.some((field) => field.name === name));
            return new URLSearchParams([...others, ...Object.entries(next)]);
          },
          { replace: true, preventScrollReset: true },
        );
      }, REST_MS);
      const { scenarioView } = await import('./scenario-view.ts');
      if (latest.current !== next) return;
      setState((state) => ({
        ...state,
        typed: next,
        errors: found,
        view: isValid ? scenarioView(next, basis) : state.view,
      }));
    },
    [form, basis, setSearch],
  );
  const { lines, late, intro } = loaded;
  return { typed, errors, view, form, lines, late, intro, readForm };
}

export type ScenarioState = ReturnType<typeof useScenarios>;

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
