import { createContext, useContext } from 'react';

const ScriptMark = createContext<string | undefined>(undefined);

/** Tells the scripts of a page, while it is rendered on the server, by which mark they are known as ours. */
export const ScriptMarkProvider = ScriptMark.Provider;

/** The mark of our own scripts; nothing in the browser. */
export const useScriptMark = (): string | undefined => useContext(ScriptMark);
