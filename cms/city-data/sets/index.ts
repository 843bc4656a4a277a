import { covered } from './covered.ts';
import { pluto } from './pluto.ts';

/** The sets of the city's data that can be loaded. */
export const SETS = { covered, pluto };
