/**
 * What is wrong right now, by a name for each. Said in the terminal when it begins, and to whoever listens (the page) whenever it changes.
 */
export function problemList(say) {
  const problems = new Map();
  const listeners = [];
  const tell = () => {
    for (const listener of listeners) listener([...problems.values()]);
  };
  return {
    all: () => [...problems.values()],
    /** `detail` is what a tool said, over several lines. */
    set(name, sentence, detail = '') {
      problems.set(name, { sentence, detail });
      say(sentence);
      if (detail) console.error(detail);
      tell();
    },
    clear(name) {
      if (problems.delete(name)) tell();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
