import { useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldsIn } from './measure-fields.ts';
import { queryOf, scenarioErrors, typedIn } from './scenario-query.ts';
import type { LoadedScenarios } from './scenarios.server.ts';

/** In milliseconds. The URL changes after this pause in typing, because browsers limit such changes. */
const REST_MS = 500;

const typedInForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/**
 * Starts with the results from the server. On the first input, it loads the rules, computes results in the
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
      if (queryOf(next) === queryOf(latest.current)) return;
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
