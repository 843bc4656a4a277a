import type { RequestHandler } from 'express';
import { parse, type ParsedQs } from 'qs-esm';

const WHOLE_NUMBER = /^\d{1,9}$/;
const NUMBERS = ['page', 'limit', 'depth'];
/** Payload parses a text under these names as JSON. */
const JSON_TEXTS = ['where', 'data'];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isWholeNumber = (value: unknown): boolean => typeof value === 'string' && WHOLE_NUMBER.test(value);

/** What is wrong with a query; nothing where Payload can work with it. */
function errorIn(query: ParsedQs): string | undefined {
  const number = NUMBERS.find((name) => query[name] !== undefined && !isWholeNumber(query[name]));
  if (number) return `Please give "${number}" as a whole number of at most nine digits.`;
  const json = JSON_TEXTS.find((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && !isJson(value);
  });
  return json && `Please give "${json}" as JSON, or as a query with brackets.`;
}

/** Refuses queries that Payload's REST interface would fail over, with what is wrong with them. */
export const apiQuery: RequestHandler = (request, response, next) => {
  const { search } = new URL(request.originalUrl, 'http://localhost');
  const message = errorIn(parse(search, { ignoreQueryPrefix: true }));
  if (message)
    response
      .status(400)
      .set('cache-control', 'no-store')
      .json({ errors: [{ message }] });
  else next();
};
