/** Trims, makes runs of spaces one space, drops control characters and angle brackets (domain rules 9.1). */
export const cleanText = (text: string) =>
  text
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .trim();

export const isPlainDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
