/** A file's own text, put into the bundle at build time. */
declare module '*?raw' {
  const text: string;
  export default text;
}
