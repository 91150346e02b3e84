/** What a press on a number dials; the number is in stored form, `27xxxxxxxxx`. */
export const dialAddress = (number: string): string => `tel:+${number}`;
