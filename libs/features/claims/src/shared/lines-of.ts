/** The lines of a text that somebody wrote, without empty ones. */
export const linesOf = (text: string): string[] => text.split(/\s*[\r\n]+\s*/).filter((line) => line !== '');
