import { cityData } from '#server/commands/city-data.ts';

/** `npm run city-data` without its low priority, at which it would wait for the other test worker. */
await cityData();
