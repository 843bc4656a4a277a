import type { Payload } from 'payload';
import { formatError, formatValue, longDay } from '#app/regulations/figures/kinds.ts';
import { fillText, type UseName } from '#app/regulations/figures/placeholders.ts';
import {
  type Deadline,
  type Figure,
  nextDay,
  type Register,
  valueOn,
} from '#app/regulations/figures/register.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { readRegister } from './register.ts';

/** A way to show a figure in a sentence. */
export interface Form {
  placeholder: string;
  /** As it is read today. */
  text: string;
}

/** A figure or deadline that an editor can put into a text. */
export interface Choice {
  use: UseName;
  name: string;
  unit: string;
  /** An ISO day. */
  checkedOn: string;
  /** The usual one first. */
  forms: [Form, ...Form[]];
}

const FORMATS = ['number', 'words', 'Words', 'cents', 'year', 'day'];

/** Its forms that read differently. */
function formsOf(
  use: UseName,
  usual: string,
  formats: string[],
  { register, day }: Context,
): Choice['forms'] {
  const others = formats
    .map((format) => `{${use}|${format}}`)
    .map((placeholder) => ({ placeholder, text: fillText(placeholder, register, day) }));
  const first = { placeholder: `{${use}}`, text: usual };
  return [
    first,
    ...others.filter(
      ({ text }, index) => text !== usual && others.findIndex((other) => other.text === text) === index,
    ),
  ];
}

interface Context {
  register: Register;
  day: string;
}

function figureChoice({ key, name, kind, unit, checkedOn, ...figure }: Figure, context: Context): Choice[] {
  const value = valueOn(figure, context.day);
  if (value === undefined) return [];
  const isBelowOne = Number(value) < 1;
  const formats = FORMATS.filter(
    (format) => formatError(kind, format) === undefined && (format !== 'cents' || isBelowOne),
  );
  const forms = formsOf(`figure:${key}`, formatValue(kind, value, unit), formats, context);
  return [{ use: `figure:${key}`, name, unit, checkedOn, forms }];
}

function deadlineChoice({ key, law, what, checkedOn, ...deadline }: Deadline, context: Context): Choice[] {
  const next = nextDay(deadline, context.day);
  if (next === undefined) return [];
  const forms = formsOf(`deadline:${key}`, longDay(next), ['day', 'year'], context);
  return [{ use: `deadline:${key}`, name: what, unit: law, checkedOn, forms }];
}

/** Everything that a text can name, as it is read today. */
export async function listChoices(payload: Payload, now = new Date()): Promise<Choice[]> {
  const context = { register: await readRegister(payload), day: dayInNewYork(now) };
  const { figures, deadlines } = context.register;
  return [
    ...Object.values(figures).flatMap((figure) => figureChoice(figure, context)),
    ...Object.values(deadlines).flatMap((deadline) => deadlineChoice(deadline, context)),
  ];
}
