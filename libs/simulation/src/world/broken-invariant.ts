/** Something that must hold at every moment does not. Names no person and no number. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
  readonly invariant: string;
  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`);
    this.invariant = invariant;
  }
}
