/** Of somebody who waits to join: `Amahle is not covered yet`. Lists say it that ask nothing else about cover. */
export const notCoveredYetSentence = (name: string): string => `${name} is not covered yet`;
