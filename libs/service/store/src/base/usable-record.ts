import { unusableValue } from '@portal/domain';

/** A premium, a cover or a date of a policy that is not a value to work with. Names the field and nothing of anybody. */
export class UnusableRecord extends Error {
  override readonly name = 'UnusableRecord';
  readonly place: string;
  constructor(place: string) {
    super(`The policy has no usable value in ${place}`);
    this.place = place;
  }
}

/** Throws an UnusableRecord for a policy that premiums and cover cannot be worked out with. */
export function assertUsable(policy: object): void {
  const place = unusableValue(policy);
  if (place !== null) throw new UnusableRecord(place);
}
