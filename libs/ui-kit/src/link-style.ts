/** Class name that makes something other than a link look like one. Links need none: every `a` looks like a link. */
export const linkStyle = 'text-link';
