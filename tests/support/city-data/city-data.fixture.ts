import { cityData } from '#server/commands/city-data.ts';

/** Runs `npm run city-data` without its low priority, which would make it wait for the other test worker. */
await cityData();
