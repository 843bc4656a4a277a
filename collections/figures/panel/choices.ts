'use client';
import { useEffect, useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import { type Choice, choicesSchema } from '../answers.ts';

const MAX_AGE_MS = 60_000;

let loading: { choices: Promise<Choice[]>; at: number } | undefined;

/** A text may have dozens of figures: they load the list once. */
function loadChoices(): Promise<Choice[]> {
  if (!loading || Date.now() - loading.at > MAX_AGE_MS) {
    const choices = callApi('/figures/choices', choicesSchema).then(({ result }) => result?.choices ?? []);
    loading = { choices, at: Date.now() };
  }
  return loading.choices;
}

/** Everything that a text can name; empty until it is loaded. */
export function useChoices(): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => void loadChoices().then(setChoices), []);
  return choices;
}

/** The choice of a placeholder, whatever its form. */
export const choiceOf = (choices: readonly Choice[], placeholder: string): Choice | undefined =>
  choices.find(({ forms }) => forms.some((form) => form.placeholder === placeholder));

/** As a reader sees it today. */
export const textOf = (choices: readonly Choice[], placeholder: string): string | undefined =>
  choices.flatMap(({ forms }) => forms).find((form) => form.placeholder === placeholder)?.text;

const PLACEHOLDER = /\{((?:figure|deadline):[^{}|]*)(?:\|[^{}]*)?\}/g;

/** Fills in the texts of a form. A format that changes nothing today is not among the choices. */
export function fillForm(choices: readonly Choice[], values: unknown): unknown {
  const fill = (text: string): string =>
    text.replace(PLACEHOLDER, (whole, use) => textOf(choices, whole) ?? textOf(choices, `{${use}}`) ?? whole);
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  );
}
