export { findEdition, findFile, type FoundFile } from '#collections/bulk/find-edition.ts';
