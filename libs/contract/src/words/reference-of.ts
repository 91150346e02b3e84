/** The first part of an id: short enough to say on the phone. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();
