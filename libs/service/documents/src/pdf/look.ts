/** Points. */
export const margin = 56;
export const sizes = { title: 22, heading: 13, lead: 11, text: 10, columnHeading: 9, foot: 8 } as const;

export const ink = '#1d1d1b';
/** 7 to 1 on white. */
export const muted = '#555550';
export const line = '#d5d2ca';
