import { type Draw } from '../random/seeded-random';
import { type Family } from '../world/families';
import { type World } from '../world/world';

/** Something that happens: what, to whose policy, and the label that its draws come from. Removing one leaves the others as they are. */
export interface Step {
  kind: string;
  /** The place of the family in the book; it wraps round. */
  family: number;
  label: number;
}

/** What a step works with. */
export interface Scene {
  world: World;
  draw: Draw;
  family: Family;
  /** The process that answers. */
  which: number;
}

export type Happening = (scene: Scene) => Promise<unknown>;
