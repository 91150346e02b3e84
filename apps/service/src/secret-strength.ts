/**
 * Least characters of a secret, and the least that guessing it must cost. Of three million random ones of 32 hexadecimal digits the
 * weakest had 48 bits; a word with a digit and a mark written four times has 35.
 */
const secretLimits = { characters: 32, bits: 42 } as const;

/**
 * Roughly how many bits somebody must guess who sees patterns: characters that repeat, count up or down, or go on with what
 * stood there before are free. 32 random hexadecimal digits have about 100; a word written four times has about 20.
 */
function guessingBits(secret: string): number {
  const text = secret.toLowerCase();
  const seen = new Set<string>();
  let surprises = 0;
  for (let at = 0; at < text.length; at += 1) {
    const step = at === 0 ? Infinity : Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1));
    const three = text.slice(Math.max(0, at - 2), at + 1);
    if (step > 1 && !seen.has(three)) surprises += 1;
    if (at >= 2) seen.add(three);
  }
  return surprises * Math.log2(Math.max(1, new Set(secret).size));
}

/** What is wrong with a secret that real people's data depends on, or null. */
export function secretProblem(secret: string): string | null {
  if (secret.length < secretLimits.characters)
    return `is too short: it needs at least ${secretLimits.characters} random characters`;
  if (guessingBits(secret) < secretLimits.bits)
    return 'is too easy to guess: it repeats itself or counts; use random characters';
  return null;
}
