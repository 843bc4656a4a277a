'use client';
import { useEffect, useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import { type Choice, choicesSchema } from '../figure-schemas.ts';

const MAX_AGE_MS = 60_000;

let loading: { choices: Promise<Choice[]>; at: number } | undefined;

/** Cached, because a text may have dozens of figures. */
function loadChoices(): Promise<Choice[]> {
  if (!loading || Date.now() - loading.at > MAX_AGE_MS) {
    const choices = callApi('/figures/choices', choicesSchema).then(({ result }) => result?.choices ?? []);
    loading = { choices, at: Date.now() };
  }
  return loading.choices;
}

export function useChoices(): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => void loadChoices().then(setChoices), []);
  return choices;
}

export const findChoice = (choices: readonly Choice[], placeholder: string): Choice | undefined =>
  choices.find(({ forms }) => forms.some((form) => form.placeholder === placeholder));

export const choiceText = (choices: readonly Choice[], placeholder: string): string | undefined =>
  choices.flatMap(({ forms }) => forms).find((form) => form.placeholder === placeholder)?.text;

const PLACEHOLDER = /\{((?:figure|deadline):[^{}|]*)(?:\|[^{}]*)?\}/g;

/** Falls back to the plain placeholder for a format that is not listed because it currently reads the same. */
export function fillForm(choices: readonly Choice[], values: unknown): unknown {
  const fill = (text: string): string =>
    text.replace(
      PLACEHOLDER,
      (whole, use) => choiceText(choices, whole) ?? choiceText(choices, `{${use}}`) ?? whole,
    );
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  );
}
