import type { AppLoadContext } from '@remix-run/node';
import { findPortfolio, type SecretKey } from '#collections/portfolios/links.ts';
import { NOT_STORED } from '../forms/receive-form.server.ts';
import { throwUnknownSecret } from '../site/missing-page.server.ts';

/** What the forms of a portfolio share. Each leads to the URL that its `submit` returns. */
export const PORTFOLIO_FORM = {
  name: 'portfolio',
  failure: NOT_STORED,
  next: (url: string) => url,
} as const;

/** The portfolio behind a secret address; 404 where there is none or it was revoked, 429 to somebody who tries many. */
export async function portfolioOrThrow(
  kind: SecretKey,
  key: string | undefined,
  context: Pick<AppLoadContext, 'takeGuess'>,
) {
  const found = await findPortfolio(kind, key);
  return found ?? (await throwUnknownSecret(context));
}
