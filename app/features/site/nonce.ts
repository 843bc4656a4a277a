import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Provides the nonce of the page's inline scripts, on the server. */
export const NonceProvider = Nonce.Provider;

export const useNonce = (): string | undefined => useContext(Nonce);
