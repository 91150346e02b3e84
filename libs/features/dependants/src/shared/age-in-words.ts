/** Completed years as people say them: "under 1 year", "1 year", "11 years". */
export const ageInWords = (age: number): string => (age < 1 ? 'under 1 year' : age === 1 ? '1 year' : `${age} years`);
