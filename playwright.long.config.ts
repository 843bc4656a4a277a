import base from './playwright.config.ts';

/** Attacks, fuzzing and measurements, which `npm test` leaves out. */
export default { ...base, projects: [{ name: 'long', testMatch: '**/*.long.spec.ts', workers: 1 }] };
