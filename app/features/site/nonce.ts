import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Gives the inline scripts of a page their nonce while it is rendered on the server. */
export const NonceProvider = Nonce.Provider;

/** The nonce of the page's own inline scripts; undefined in the browser. */
export const useNonce = (): string | undefined => useContext(Nonce);
