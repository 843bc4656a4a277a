export { isDatabaseUnavailable } from '#cms/database/visitor-limit.ts';
