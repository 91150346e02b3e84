/** Somebody signed out, here or in another tab, while new tokens were on their way. They are thrown away. */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile';
}

/** The tokens belong to another person than the page. */
export class OtherPerson extends Error {
  override readonly name = 'OtherPerson';
}

/** An answer that fails a check of ours. */
export class NotTrusted extends Error {
  override readonly name = 'NotTrusted';
}

/** Too soon after the last try: nobody was asked. */
export class Resting extends Error {
  override readonly name = 'Resting';
}
