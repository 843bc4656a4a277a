/** How many kinds of use a building can have in the calculator. Apart from the schema, which comes later. */
export const MOST_USES = 10;
