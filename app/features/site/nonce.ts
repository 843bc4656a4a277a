import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

export const useNonce = (): string | undefined => useContext(Nonce);
