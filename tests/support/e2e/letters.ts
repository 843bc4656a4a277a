/** Six letters that owners get: their names on the home page, the pages that these link to, and the answers there. */
export const LETTERS = [
  {
    letter: 'An HPD violation or a summons',
    url: '/help/i-got-a-summons-or-a-violation',
    answer: /find the date on your summons or notice/,
  },
  { letter: 'Carbon emissions', url: '/laws/ll97-320', answer: /for each metric ton over the limit/ },
  { letter: 'Energy benchmarking', url: '/laws/ll84', answer: /a quarter, at most/ },
  { letter: 'Gas piping', url: '/laws/ll152', answer: /every fourth year, by community district/ },
  { letter: 'Facade inspection', url: '/laws/fisp', answer: /a month for a late report/ },
  { letter: 'Choosing a waste carter', url: '/cwz', answer: /ZIP code or address/ },
];
