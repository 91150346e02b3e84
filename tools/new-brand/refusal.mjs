/** Why no brand is made: one sentence that says what to do. */
export class Refusal extends Error {}
