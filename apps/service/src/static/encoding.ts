export type Encoding = 'identity' | 'br' | 'gzip';

/** Forms a file may be built in, the smallest first. */
export const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const satisfies readonly { encoding: Encoding; ending: string }[];

/** Whether an Accept-Encoding header takes a form. A weight of 0 means no. */
export function takes(acceptEncoding: string, encoding: Encoding): boolean {
  if (encoding === 'identity') return true;
  return acceptEncoding.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
