import express from 'express';

/** What Express takes for `trust proxy`: how many proxies there are, or which addresses they have. */
export type TrustProxy = false | number | string[];

/** The setting for Express. Nobody is believed where nothing is set. */
export function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined || text === '0') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((entry) => entry.trim());
}

/** Whether Express understands a text: a number, or a list of addresses, subnets, or names such as `loopback`. */
export function isTrustProxy(text: string): boolean {
  try {
    express().set('trust proxy', trustProxy(text));
    return true;
  } catch {
    return false;
  }
}
