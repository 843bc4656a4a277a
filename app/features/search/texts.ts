export const NOTHING_FOUND = 'Nothing matches your search';

export const ABOUT_BUILDINGS = 'Which building laws apply to it, with dates and penalties.';

export const SOME_WORDS = 'No page has all of these words. These results have some of them.';
