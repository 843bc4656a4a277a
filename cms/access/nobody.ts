/** Nobody, over any interface that checks access; only privileged server code passes. */
export const nobody = (): boolean => false;
