/**
 * What a route's handle may say of its form, where a visitor could send it too often: each of its steps costs a part
 * of a turn, or it is not counted at all. The server reads it: see docs/decisions/0029.
 */
export interface LimitHandle {
  limit: 'each step' | 'none';
}
