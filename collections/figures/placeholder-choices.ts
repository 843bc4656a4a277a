import type { Payload } from 'payload';
import { fillText, placeholderErrors, useName } from '#law/figures/placeholders.ts';
import { valueOn } from '#law/figures/register.ts';
import { comingValues } from '#law/figures/value-changes.ts';
import { dayInNewYork } from '#law/days.ts';
import type { Choice } from './figure-schemas.ts';
import { readRegister } from '#cms/register/register.ts';

const FIGURE_FORMATS = ['number', 'words', 'Words', 'year', 'day'];
const AMOUNT_FORMATS = ['number', 'words', 'Words', 'cents', 'year', 'day'];
const DEADLINE_FORMATS = ['day', 'year'];

export async function listChoices(payload: Payload): Promise<Choice[]> {
  const register = await readRegister(payload);
  const day = dayInNewYork(new Date());

  const toChoices = (entry: Omit<Choice, 'forms'>, formats: readonly string[]): Choice[] => {
    const forms = [entry.use, ...formats.map((format) => `${entry.use}|${format}`)]
      .map((name) => `{${name}}`)
      .filter((placeholder) => placeholderErrors(placeholder, register).length === 0)
      .map((placeholder) => ({ placeholder, text: fillText(placeholder, register, day) }));
    const different = forms.filter(
      ({ text }, index) => forms.findIndex((other) => other.text === text) === index,
    );
    return forms.length > 0 ? [{ ...entry, forms: different }] : [];
  };

  return [
    ...Object.values(register.figures).flatMap((figure) => {
      const { key, name, module, unit, checkedOn } = figure;
      const coming = comingValues(figure, day).map(({ value, from }) => `${value} from ${from}`);
      const isBelowOne = Number(valueOn(figure, day)) < 1;
      const formats = isBelowOne ? AMOUNT_FORMATS : FIGURE_FORMATS;
      return toChoices({ use: useName('figures', key), name, module, unit, checkedOn, coming }, formats);
    }),
    ...Object.values(register.deadlines).flatMap(({ key, what, law, module, checkedOn }) =>
      toChoices(
        { use: useName('deadlines', key), name: what, module, unit: law, checkedOn, coming: [] },
        DEADLINE_FORMATS,
      ),
    ),
  ];
}
