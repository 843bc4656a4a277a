/** The port on which clamd listens where nobody has said otherwise. */
export const CLAMD_PORT = 3310;
