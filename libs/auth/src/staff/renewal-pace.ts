/** Milliseconds. */
const afterTimeout = 5_000;
const longestRest = 30_000;
/** So that a clock or a token that makes no sense never asks more than four times a minute, and the hidden frame twice. */
const afterSuccess = { token: 15_000, frame: 30_000 };

/**
 * When the provider may be asked again. After a timeout in 5 s (docs/specification.md#s8), after another loss in 5 s, 10 s and
 * so on to 30 s, after a success not for a while.
 */
export function renewalPace(now: () => number) {
  let until = 0;
  let losses = 0;
  return {
    /** Milliseconds until the next try. */
    rest: () => Math.max(0, until - now()),
    /** Whether the last try brought tokens. */
    isFresh: () => losses === 0,
    lost: (isTimeout: boolean) => {
      until = now() + (isTimeout ? afterTimeout : Math.min(afterTimeout * 2 ** losses, longestRest));
      losses += 1;
    },
    renewed: (way: keyof typeof afterSuccess) => {
      until = now() + afterSuccess[way];
      losses = 0;
    },
    /** Something has changed: the network is back, or somebody does not want to wait. */
    forget: () => {
      until = 0;
    },
  };
}
export type RenewalPace = ReturnType<typeof renewalPace>;
