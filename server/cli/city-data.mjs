import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run city-data -- import SET [FILE | ADDRESS] [--allow-small]
       npm run city-data -- status
       npm run city-data -- verify

Loads a set of the city's data: covered (Covered Buildings List), pluto (tax lots), pad (addresses) or ll84 (energy
filings), from a CSV, a workbook, or a zip or gzip of these. Without a file, downloads it from the city. The old data is
replaced as a whole or not at all. "status" says what is loaded; "verify" checks it.

  --allow-small  accepts a file with fewer rows than a complete set
`;

const isPath = (word, index) => index === 2 && !/^https?:\/\//i.test(word);

await dataCommand(USAGE, 'server/commands/city-data.ts', 'cityData', { takesPaths: isPath });
