// Which policy of a book is like which template, whose it is and what its number is.
import { mixed } from './random.mjs';

/** The first number of a book: far above what any seed has and what the service gives out itself. */
const numbersFrom = 40_000_000;
/** Of so many policies in a row, the last is the second policy of the holder of the one before. */
const secondEvery = 20;

export const policyNumberAt = (domain, index) => domain.policyNumberFor('7', numbersFrom + index);

/** The policy whose holder has this one too: itself for most. */
export const ownerOf = (index) => (index % secondEvery === secondEvery - 1 ? index - 1 : index);

/** Says which template a policy is from: one of the long ones for the first `long` policies. */
export function templateChooser(seed, { short, long, longUpTo }) {
  const pick = (templates, share) => {
    const whole = templates.reduce((sum, one) => sum + one.share, 0);
    let left = share * whole;
    return templates.find((one) => (left -= one.share) < 0) ?? templates.at(-1);
  };
  return (index) => pick(ownerOf(index) < longUpTo ? long : short, mixed(seed, ownerOf(index), 8) / 2 ** 32);
}
