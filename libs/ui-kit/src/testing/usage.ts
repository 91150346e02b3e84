interface Usage {
  /** When this part is the right one. */
  use: string;
  /** When another one is, and which. */
  instead: string;
  /** How its words are written. */
  words: string;
  /** What it does for keyboard and screen reader, and what is left to whoever uses it. */
  access: string;
}

/** The notes on the docs page of a foundation, which is no part that one chooses: `parameters: about('...')`. */
export const about = (notes: string) => ({ docs: { description: { component: notes } } });

/** The notes on the docs page of a part, the same four for each: `parameters: usage({ ... })`. */
export const usage = ({ use, instead, words, access }: Usage) =>
  about(
    [
      `**Use it** ${use}`,
      `**Use something else** ${instead}`,
      `**Words** ${words}`,
      `**Accessibility** ${access}`,
    ].join('\n\n'),
  );
