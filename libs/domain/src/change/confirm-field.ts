/** The message when something was typed a second time and differs; null while the second is empty or equal. */
export const confirmError = (first: string, second: string, message: string): string | null =>
  second !== '' && second !== first ? message : null;
