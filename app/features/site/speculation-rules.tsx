import { useNonce } from './nonce.ts';

/**
 * What browsers must not fetch ahead: the panel, files, forms' answers, anything about one visitor, and every address
 * with a query. Articles, as their readers are counted when the server sends them: see docs/decisions/0006.
 */
const EXCLUDED = [
  '/*\\?*=*',
  '/*.*',
  '/admin*',
  '/api/*',
  '/newsletter/*',
  '/*/blog/:slug',
  '/*/analysis/:id',
  '/ll97/report/*',
  '/nyc-internet/quiz/*',
  '/cwz/report/*',
  '/cwz/upload/*',
  '/cwz/thank-you/*',
];

const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: EXCLUDED } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Lets browsers prefetch a public page when a visitor is about to follow a link to it. */
export const SpeculationRules = () => (
  <script
    type="speculationrules"
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: RULES }}
  />
);
