/** The whole style of the page of the API document. Its hash stands in the content security policy. */
export const docsStyle = [
  ':root{color-scheme:light dark}',
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;overflow-wrap:anywhere;padding:1rem}',
  'nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}',
  'details{border:1px solid currentcolor;border-radius:.25rem;margin:.5rem 0;padding:.5rem .75rem;overflow-x:auto}',
  'summary{cursor:pointer}',
  'h3{font-size:1rem;margin:1rem 0 .25rem}',
  'table{border-collapse:collapse;font-size:.9rem;overflow-wrap:normal}',
  'th,td{border-bottom:1px solid;padding:.2rem .6rem;text-align:left;vertical-align:top}',
].join('');
