import { useNonce } from './nonce.ts';

/**
 * Browsers must not prefetch the panel, files, responses to forms, personal pages, or URLs with a query. Nor
 * articles: the server counts a reader when it sends one (docs/decisions/0042).
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

export const SpeculationRules = () => (
  <script
    type="speculationrules"
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: RULES }}
  />
);
