import { covered } from './covered.ts';
import { ll84 } from './ll84.ts';
import { pad } from './pad.ts';
import { pluto } from './pluto.ts';

/** The sets of the city's data that can be loaded. */
export const SETS = { covered, pluto, pad, ll84 };
