import type { Request, Response } from 'express';
import type { KeptAddress } from './address-of.ts';
import type { KeptPage } from './kept-page.ts';

/** A request that a page is rendered for, and what the page is kept by. */
export interface Wanted {
  key: string;
  /** The scheme and host that the page names as the site's. */
  origin: string;
  address: KeptAddress;
  request: Request;
  response: Response;
}

/** A page that was rendered, and whether it may be shown to others. */
export interface Rendered {
  page: KeptPage;
  isShared: boolean;
}
