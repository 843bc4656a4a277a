import { covered } from './covered.ts';
import { ll84 } from './ll84.ts';
import { pad } from './pad.ts';
import { pluto } from './pluto.ts';

export const SETS = { covered, pluto, pad, ll84 };
