import { writePad, writePluto } from './city-files.ts';

/** Writes a PLUTO or a PAD of full size: `node --import tsx tests/load/write-city-file.ts pluto FILE`. */
const [set, file = ''] = process.argv.slice(2);

await (set === 'pluto' ? writePluto : writePad)(file);
