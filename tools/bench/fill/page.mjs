const newLine = 10;
/** More than any value that fills a gap has bytes. */
const longestValue = 256;

/** Lines of text as bytes, and how many there are. It is used again and again: what it holds must have left before. */
export function page() {
  let bytes = Buffer.allocUnsafe(1 << 20);
  let end = 0;
  let lines = 0;
  const reserve = (more) => {
    if (end + more <= bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, end + more));
    bytes.copy(larger, 0, 0, end);
    bytes = larger;
  };
  return {
    /** Room for a line of fixed parts, each a buffer, and gaps, each a number. */
    makeRoom: (parts) => reserve(parts.reduce((sum, part) => sum + (part.length ?? longestValue), 1)),
    append(part) {
      bytes.set(part, end);
      end += part.length;
    },
    write: (text) => void (end += bytes.write(text, end)),
    endLine() {
      bytes[end] = newLine;
      end += 1;
      lines += 1;
    },
    writeLine(text) {
      reserve(text.length * 3 + 1);
      this.write(text);
      this.endLine();
    },
    lines: () => lines,
    content: () => bytes.subarray(0, end),
    clear: () => void (end = lines = 0),
  };
}
